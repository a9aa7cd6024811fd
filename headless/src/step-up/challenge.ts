/** A step-up that a response demands (RFC 9470). */
export interface StepUpDemand {
  /** Maximum age of the proof in seconds. Default: any age. */
  readonly maxAge?: number | undefined
  /** The accepted assurance levels, if the demand names them. */
  readonly acrValues?: readonly string[]
}

/** The step-up that a `WWW-Authenticate` header demands, or `null`. */
export function stepUpDemandIn(header: string | null | undefined): StepUpDemand | null {
  if (!header || !/\binsufficient_user_authentication\b/.test(header)) return null
  const found = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of header.matchAll(/([a-z_]+)\s*=\s*(?:"([^"]*)"|([^\s",]+))/gi)) {
    found.set(name.toLowerCase(), quoted ?? plain)
  }
  if (found.get('error') !== 'insufficient_user_authentication') return null
  const maxAge = found.get('max_age') ?? ''
  const acrValues = found.get('acr_values')?.split(/\s+/).filter(Boolean)
  return { ...(/^\d{1,9}$/.test(maxAge) && { maxAge: Number(maxAge) }), ...(acrValues?.length && { acrValues }) }
}
