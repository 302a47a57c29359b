package dev.starpost.deploy.launcher.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestReportsTest {
  @TempDir Path module;

  @Test
  void passed_failed_and_skipped_tests_are_told_apart() throws IOException {
    report(
        "surefire-reports/TEST-a.XTest.xml",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="a.XTest" tests="4" errors="1" skipped="1" failures="1">
          <properties><property name="user.name" value="ann"/></properties>
          <testcase name="works" classname="a.XTest" time="0.1"><system-out>text</system-out></testcase>
          <testcase name="fails" classname="a.XTest"><failure message="expected 1&#10;but was 2" type="x">trace</failure></testcase>
          <testcase name="breaks" classname="a.XTest"><error message="boom" type="x"/></testcase>
          <testcase name="waits" classname="a.XTest"><skipped message="no mongod"/></testcase>
        </testsuite>
        """);

    assertThat(TestReports.read(module))
        .containsExactly(
            new TestCase("a.XTest.works", Outcome.PASSED, ""),
            new TestCase("a.XTest.fails", Outcome.FAILED, "expected 1"),
            new TestCase("a.XTest.breaks", Outcome.FAILED, "boom"),
            new TestCase("a.XTest.waits", Outcome.SKIPPED, "no mongod"));
  }

  @Test
  void a_failed_assumption_without_a_message_gives_its_first_line() throws IOException {
    report(
        "surefire-reports/TEST-a.XTest.xml",
        """
        <testsuite><testcase name="waits" classname="a.XTest">
          <skipped type="x"><![CDATA[Assumption failed: no mongod
            at a.XTest.waits(XTest.java:73)]]></skipped>
          <system-out><![CDATA[text]]></system-out>
        </testcase></testsuite>
        """);

    assertThat(TestReports.read(module))
        .containsExactly(
            new TestCase("a.XTest.waits", Outcome.SKIPPED, "Assumption failed: no mongod"));
  }

  @Test
  void integration_tests_count_too() throws IOException {
    report(
        "failsafe-reports/TEST-a.XIT.xml",
        "<testsuite><testcase name='works' classname='a.XIT'/></testsuite>");

    assertThat(TestReports.read(module)).hasSize(1);
  }

  @Test
  void a_report_that_breaks_off_is_a_failure() throws IOException {
    report("surefire-reports/TEST-a.XTest.xml", "<testsuite><testcase name='works'");

    assertThat(TestReports.read(module))
        .containsExactly(new TestCase("TEST-a.XTest.xml", Outcome.FAILED, "unreadable report"));
  }

  @Test
  void a_module_without_tests_has_none() throws IOException {
    assertThat(TestReports.read(module)).isEmpty();
  }

  @Test
  void deleted_reports_are_not_counted_again() throws IOException {
    report(
        "surefire-reports/TEST-a.XTest.xml",
        "<testsuite><testcase name='works' classname='a.XTest'/></testsuite>");

    TestReports.delete(module);

    assertThat(TestReports.read(module)).isEmpty();
  }

  private void report(String name, String xml) throws IOException {
    Path file = module.resolve("target").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, xml);
  }
}
