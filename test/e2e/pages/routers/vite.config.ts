import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    modulePreload: { polyfill: false },
    // What knows light-dark(), so that the kit's sheet is served as it was written.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
})
