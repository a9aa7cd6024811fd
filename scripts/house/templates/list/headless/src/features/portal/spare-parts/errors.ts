/** The codes of errors that `spareParts` makes itself. Their meaning is in its guide. */
export const sparePartErrors = {
  sparePartNameRequired: 'spare-part-name-required',
} as const
