// @ts-check
// Counts the sentences of the guides that have too many words to be read at once.

/** @typedef {import('./pages.mjs').Page} Page */

/** The most words of a sentence. */
export const mostWords = 25

/**
 * Returns the sentences of a page: of paragraphs, of items of lists, and of cells of tables. Code blocks are left out, and a link
 * counts by its text.
 *
 * @param {Page} page
 * @returns {readonly string[]}
 */
export function sentencesOf({ text }) {
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|^#.*$|^ *(?:[-*]|\d+\.) |\|/m)
    .flatMap((part) =>
      part
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?:])\s/),
    )
    .filter((sentence) => /\w/.test(sentence))
}

/** Returns the sentences of a page with too many words. @param {Page} page @returns {readonly string[]} */
export function longSentencesOf(page) {
  return sentencesOf(page).filter((sentence) => sentence.split(' ').length > mostWords)
}
