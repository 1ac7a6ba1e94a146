/**
 * Version of everything that decides a verdict: the checks, their importances and thresholds, the score.
 *
 * Raise it whenever the same page could get another score, rating or failed check than before: a new or
 * removed check, another bound, weight or cap, a corrected rule. Do not raise it for other words in titles,
 * explanations or advice. It stands in `results.json`, where it tells a change of the page from a change of
 * the rules.
 */
export const rulesetVersion = '1'
