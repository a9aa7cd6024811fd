/** The package managers that the command can install with. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** A package manager, by the name of its program. */
export type PackageManager = (typeof packageManagers)[number]

/** Returns the package manager that called this process, by the `npm_config_user_agent` that each of them sets. */
export function callingPackageManager(userAgent: string | undefined): PackageManager {
  return packageManagers.find((name) => userAgent?.startsWith(`${name}/`)) ?? 'npm'
}

/** The arguments that install the packages of a folder. */
export const installArguments: Readonly<Record<PackageManager, readonly string[]>> = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  pnpm: ['install'],
  yarn: ['install'],
  bun: ['install'],
}

/** Returns the environment for a package manager in another folder: without the project of the one that called this process. */
export function withoutOuterProject(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOuter = (name: string) => /^npm_(?:config_local_prefix$|package_|lifecycle_)|^INIT_CWD$/i.test(name)
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isOuter(name)))
}
