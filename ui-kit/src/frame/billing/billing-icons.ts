/** A payment card. */
export const cardIcon =
  'M4.25 4.25h11.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H4.25a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2ZM2.25 8h15.5M5.5 12.5h2.5'
