// @ts-check
import { prepareAttributes } from '@frontegg/entitlements-javascript-commons'

/** Who is asked about: claims as a token has them, and what an application adds. */
export const user = {
  jwt: {
    id: 'b7d1f0c2-51a4-4f0e-9d4e-3f8a6c2e7d10',
    sub: 'b7d1f0c2-51a4-4f0e-9d4e-3f8a6c2e7d10',
    email: 'ada.lovelace@acme.com',
    email_verified: true,
    tenantId: 'tenant-eu-4711',
    role: 'editor',
    locale: 'en-GB',
    level: 7,
    mfaEnabled: false,
    createdAt: '2023-04-17T09:30:00.000Z',
    lastLogin: '2026-02-11T18:05:42.120Z',
    roles: ['editor', 'auditor'],
    company: { name: 'acme-holding', country: 'de', employees: 1830 },
  },
  custom: {
    plan: 'enterprise-annual',
    region: 'eu-west-1',
    groups: ['beta', 'finance', 'early-access'],
    seats: 250,
    monthlyVolume: 18_333.5,
    isTrial: false,
    contractSignedAt: new Date('2023-05-02T00:00:00.000Z'),
    trialEndsAt: Date.parse('2023-06-01T00:00:00.000Z'),
  },
}

/** The names of attributes by what they hold. Those under `absent` are asked about, and this user has none of them. */
export const attributeNames = {
  text: [
    'frontegg.email',
    'frontegg.tenantId',
    'jwt.email',
    'jwt.role',
    'jwt.locale',
    'jwt.roles.1',
    'jwt.company.name',
    'jwt.company.country',
    'plan',
    'region',
  ],
  texts: ['groups'],
  number: ['jwt.level', 'jwt.company.employees', 'seats', 'monthlyVolume'],
  boolean: ['frontegg.emailVerified', 'jwt.email_verified', 'jwt.mfaEnabled', 'isTrial'],
  date: ['jwt.createdAt', 'jwt.lastLogin', 'contractSignedAt', 'trialEndsAt'],
  absent: ['jwt.department', 'jwt.company.vatNumber', 'renewedAt'],
}

/** The user with every date as a Date: other types make Frontegg throw. */
export const userWithDates = {
  jwt: { ...user.jwt, createdAt: new Date(user.jwt.createdAt), lastLogin: new Date(user.jwt.lastLogin) },
  custom: { ...user.custom, trialEndsAt: new Date(user.custom.trialEndsAt) },
}

/** The attributes by resolved name, as they are. */
export const attributes = resolved(user)

/** The attributes by resolved name, with every date as a Date. */
export const attributesWithDates = resolved(userWithDates)

/** @param {object} sources @returns {Readonly<Record<string, unknown>>} */
function resolved(sources) {
  return prepareAttributes(sources)
}

/** A date, however it is written. @param {unknown} value */
export function dateOf(value) {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return new Date(value)
  throw new TypeError(`${value} is no date.`)
}
