import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

// Pages are static, but for those that state `prerender = false`: the addresses of the sign-in.
export default defineConfig({ integrations: [react()], adapter: node({ mode: 'standalone' }) })
