// Generated from headless/package.json by scripts/generate/contract.mjs. Do not edit.

/** Name and version of the package, which every call sends. */
export const sdk = '@portico/headless@0.1.0'
