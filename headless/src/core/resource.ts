/**
 * The data that several features show: `reads` and `changes` of a feature name it. Add your own by declaration merging:
 *
 * ```ts
 * declare module '@portico/headless/core' {
 *   interface Resources {
 *     invoices: true
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: declarations add its members.
export interface Resources {}

/** The name of data that several features show. A name that {@link Resources} does not list is a compile error. */
export type Resource = keyof Resources
