/** The codes of errors that `sparePart` makes itself. Their meaning is in its guide. */
export const sparePartErrors = {
  sparePartCodeRequired: 'spare-part-code-required',
} as const
