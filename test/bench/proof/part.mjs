// @ts-check

/**
 * A table: its columns, and rows of as many cells each.
 *
 * @typedef {object} Table
 * @property {string} [title]
 * @property {readonly string[]} columns
 * @property {readonly (readonly (string | number)[])[]} rows
 */

/**
 * What a part measured.
 *
 * @typedef {object} Measured
 * @property {readonly string[]} sentences The figures in words.
 * @property {readonly Table[]} tables
 */

/**
 * The figures of a part, with the state that they belong to.
 *
 * @typedef {Measured & { readonly measuredOn: string, readonly commit: string, readonly machine: string }} PartFigures
 * @typedef {Record<string, PartFigures | undefined>} Figures By the id of the part.
 */

/**
 * @typedef {object} Place
 * @property {string} root
 * @property {string} output The folder of reports and of the static page.
 * @property {boolean} isResumed `true` to take the reports of a run that was interrupted.
 */

/**
 * A part of the proof.
 *
 * @typedef {object} Part
 * @property {string} id
 * @property {string} title
 * @property {readonly string[]} commands The commands that measure it.
 * @property {string} method How the figures come about, in one or two sentences.
 * @property {(place: Place) => Promise<Measured>} measure
 */

export {}
