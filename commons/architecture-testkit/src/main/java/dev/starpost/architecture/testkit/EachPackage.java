package dev.starpost.architecture.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** A slice for each package, the root among them. */
final class EachPackage implements SliceAssignment {
  @Override
  public String getDescription() {
    return "each package";
  }

  @Override
  public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
    return SliceIdentifier.of(javaClass.getPackageName());
  }
}
