const config = {
  // The folder of builds that everything here leaves alone.
  distDir: 'dist',
  cacheComponents: true,
  partialPrefetching: true,
  experimental: { optimizePackageImports: ['@portico/headless', '@portico/ui-kit'] },
  // Other lock files stand above this folder; without this Next.js believes the root of the project to be there.
  turbopack: { root: import.meta.dirname },
}

export default config
