/** How far a kit's surface is walled off from the page's CSS: in an open shadow root, or in the page itself. */
export type Isolation = 'shadow' | 'none'
