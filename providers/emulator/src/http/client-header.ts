/** The header that names the tab or client a request came from. Only tests send it. */
export const clientHeader = 'x-portico-tab'
