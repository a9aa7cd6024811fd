import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Vite finds all packages before the first page, and not one by one while pages load.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.tsx'] },
})
