package dev.starpost.deploy.launcher.build;

import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads XML that tools of the build have written: nothing outside of the file is ever fetched. */
public final class Xml {
  private Xml() {}

  public static XMLStreamReader reader(InputStream source) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    return factory.createXMLStreamReader(source);
  }
}
