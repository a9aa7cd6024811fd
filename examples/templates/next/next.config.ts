import type { NextConfig } from 'next'

const config: NextConfig = {
  experimental: { optimizePackageImports: ['@portico/headless', '@portico/ui-kit'] },
}

export default config
