package dev.starpost.kernel.export;

/** Ends a check at the first thing that does not fit. Never leaves the package. */
final class DifferenceFound extends Exception {
  private static final long serialVersionUID = 1L;

  private final long version;

  /** Found in that step. */
  DifferenceFound(long version, String sentence) {
    super(sentence);
    this.version = version;
  }

  /** Found in the document as a whole. */
  DifferenceFound(String sentence) {
    this(0, sentence);
  }

  VerificationResult.Differs outcome() {
    return new VerificationResult.Differs(version, getMessage());
  }
}
