/** The roles of the table. They are written out, because some browsers drop them from rows that are a grid of CSS. */
export const gridRole = { role: 'grid' } as const
export const cellRole = { role: 'gridcell' } as const
