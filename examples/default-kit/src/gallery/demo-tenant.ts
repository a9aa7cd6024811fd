import type { Tenant } from '@portico/headless'

/** A tenant of the demo. */
export function demoTenant(tenantId: string, name: string, logo: string | null = null): Tenant {
  return {
    id: tenantId,
    tenantId,
    name,
    logo,
    vendorId: 'portico',
    isReseller: false,
    createdAt: founded,
    updatedAt: founded,
  }
}

/** A logo of this shape, as a `data:` URL. */
export function demoLogo(shape: 'square' | 'wide' | 'tall'): string {
  const [width, height] = { square: [64, 64], wide: [256, 64], tall: [32, 96] }[shape] as [number, number]
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="12" fill="#0f766e"/><circle cx="${width / 2}" cy="${height / 2}" r="12" fill="#fff"/></svg>`,
  )}`
}

const founded = '2026-01-05T09:00:00.000Z'
