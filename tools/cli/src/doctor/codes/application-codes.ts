import type { Meaning } from './meaning.ts'

/** Faults of the application, its variables and its machine. */
export const applicationCodes = {
  'env-missing': {
    level: 'error',
    title: 'A variable is missing',
    effect: 'The server fails at its first request.',
    remedy: 'Add the variable.',
  },
  'env-invalid': {
    level: 'error',
    title: 'A variable has a value that is not allowed',
    effect: 'The server fails at its first request.',
    remedy: 'Correct the value.',
  },
  'env-unknown': {
    level: 'error',
    title: 'A variable has a name that nothing reads',
    effect: 'The setting has no effect, or the server fails at its first request.',
    remedy: 'Correct the name, or remove the variable.',
  },
  'env-quotes': {
    level: 'error',
    title: 'A value contains quotes or spaces at its ends',
    effect: 'They become part of the value: addresses cannot be read and secrets differ.',
    remedy: 'Remove the quotes and the spaces.',
  },
  'env-slash': {
    level: 'note',
    title: 'An address ends with a slash',
    effect: 'None: it is removed. Other tools that read the variable may not.',
    remedy: 'Remove the slash.',
  },
  'secret-short': {
    level: 'error',
    title: 'The key of the session cookie has the wrong form',
    effect: 'The server fails at its first request.',
    remedy: 'Make one: openssl rand -hex 32.',
  },
  'secret-weak': {
    level: 'error',
    title: 'The key of the session cookie can be guessed',
    effect: 'Who guesses it can make a session for any person.',
    remedy: 'Make one: openssl rand -hex 32.',
  },
  'secret-public': {
    level: 'error',
    title: 'A secret is in a variable that the browser gets',
    effect: 'Each visitor can read it in the scripts of the page.',
    remedy: 'Rename the variable without the prefix, read it on the server alone, and replace the secret.',
  },
  'app-not-encrypted': {
    level: 'error',
    title: 'The application is addressed without encryption',
    effect: 'The cookie of the session is not Secure, so that it can be read on its way.',
    remedy: 'Use https in PORTICO_APP_URL.',
  },
  'app-is-provider': {
    level: 'error',
    title: 'Application and provider have one address',
    effect: 'The server calls itself, and each call fails.',
    remedy: 'Set PORTICO_BASE_URL to the address of the provider.',
  },
  'provider-differs': {
    level: 'warning',
    title: 'The file names another provider than the one examined',
    effect: 'What was found may not be true for the application.',
    remedy: 'Run the doctor without --provider, or correct the variable.',
  },
  'node-old': {
    level: 'error',
    title: 'Node is too old',
    effect: 'The packages fail while they load.',
    remedy: 'Install a version of Node that is still maintained.',
  },
  'two-copies': {
    level: 'error',
    title: 'A package is installed twice',
    effect: 'Hooks find no provider around them, and the page throws.',
    remedy: 'Run npm dedupe, or state one version for all workspaces.',
  },
  'versions-differ': {
    level: 'error',
    title: 'The packages have different versions',
    effect: 'Names are missing at run time. All packages are released together, and only tested so.',
    remedy: 'Install the same version of each.',
  },
} as const satisfies Readonly<Record<string, Meaning>>
