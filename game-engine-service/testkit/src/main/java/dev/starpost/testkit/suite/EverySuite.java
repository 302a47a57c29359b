package dev.starpost.testkit.suite;

/** All that is asked of every game. A game's module has one test class that implements it. */
public interface EverySuite<S, M, E>
    extends ReplaySuite<S, M, E>,
        PerftSuite<S, M, E>,
        OptionsSuite<S, M, E>,
        SecrecySuite<S, M, E>,
        RandomPlaySuite<S, M, E>,
        PuritySuite<S, M, E>,
        TextsSuite<S, M, E>,
        LogSuite<S, M, E>,
        ComponentsSuite<S, M, E>,
        ExplanationsSuite<S, M, E>,
        BotSuite<S, M, E>,
        RuleCoverageSuite<S, M, E> {}
