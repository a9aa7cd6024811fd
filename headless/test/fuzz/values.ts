import type { Schema } from '../../../providers/emulator/src/openapi/closed.ts'
import type { Draw } from '../draw.ts'

/** Draws a value that fits a schema, as far as the name and the type go. */
export function drawnValue(schema: Schema, definitions: Readonly<Record<string, Schema>>, draw: Draw): unknown {
  return fitting(schema, '', 0)

  function fitting(part: Schema, name: string, depth: number): unknown {
    const { $ref, allOf, const: constant, enum: options } = part
    if (typeof $ref === 'string') return fitting(definitions[$ref.replace('#/$defs/', '')] ?? {}, name, depth)
    if (constant !== undefined) return constant
    if (Array.isArray(options)) return draw.chance(0.9) ? oneOf(options) : 'somethingNew'
    const choices = part['oneOf'] ?? part['anyOf']
    if (Array.isArray(choices)) return fitting(oneOf(choices), name, depth)
    const own = kindOf(part) === 'object' || 'properties' in part ? membersOf(part, depth) : undefined
    if (Array.isArray(allOf)) {
      return Object.assign({}, own, ...allOf.map((one: Schema) => fitting(one, name, depth)))
    }
    return own ?? plain(part, name, depth)
  }

  function membersOf({ properties = {}, required = [] }: Schema, depth: number) {
    if (depth > 5) return {}
    const kept = Object.entries(properties as Readonly<Record<string, Schema>>).filter(
      ([name]) => (Array.isArray(required) && required.includes(name)) || draw.chance(0.7),
    )
    return Object.fromEntries(kept.map(([name, member]) => [name, fitting(member, name, depth + 1)]))
  }

  function plain(part: Schema, name: string, depth: number): unknown {
    switch (kindOf(part)) {
      case 'array': {
        const items = (part['items'] ?? {}) as Schema
        return depth > 5 ? [] : Array.from({ length: draw.whole(0, 3) }, () => fitting(items, name, depth + 1))
      }
      case 'boolean':
        return draw.chance(0.5)
      case 'integer':
      case 'number':
        return draw.pick([0, 1, 5, 30, 300, 86_400, -1])
      case 'null':
        return null
      default:
        return part['format'] === 'date-time' ? '2026-01-01T00:00:00.000Z' : textOf(name, draw)
    }
  }

  function kindOf({ type }: Schema): unknown {
    return Array.isArray(type) ? oneOf(type) : type
  }

  function oneOf<Item>(items: readonly Item[]): Item {
    return items[draw.whole(0, items.length - 1)] as Item
  }
}

/** Returns a text that suits this name. */
export function textOf(name: string, draw: Draw): string {
  if (/^(?:access|id_?)token$/i.test(name)) return draw.chance(0.9) ? tokenOf(draw) : 'no token'
  if (/mail/i.test(name)) return 'ada@acme.test'
  if (/phone/i.test(name)) return draw.pick(['+4915112345678', '***678'])
  if (/url|uri|address|location/i.test(name)) {
    return draw.pick(['https://idp.test/sso', '/inside', 'javascript:alert(1)', '//elsewhere.test', 'not an address'])
  }
  if (/qrcode/i.test(name)) return draw.pick(['otpauth://totp/x?secret=JBSWY3DPEHPK3PXP', 'data:,', ''])
  return draw.pick(['', 'a', 'ada', '42', 'x'.repeat(300), '<b>&</b>', 'ש'])
}

/** Returns an access token with arbitrary claims. */
function tokenOf(draw: Draw): string {
  const user = draw.pick(['ada', 'bob', ''])
  const whole = {
    sub: user,
    email: 'ada@acme.test',
    tenantId: draw.pick(['acme', 'globex']),
    exp: 4_000_000_000,
    roles: [],
    ...(draw.chance(0.3) && {
      acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
      amr: ['mfa', draw.pick(['otp', 'sms', 'nothing'])],
      auth_time: draw.pick([1_767_225_600, 1_700_000_000, 4_000_000_000]),
    }),
  }
  const claims = draw.chance(0.85) ? whole : spoiled(whole, draw)
  return ['e30', btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), 'x'].join(
    '.',
  )
}

/** Returns the value with a member removed, of another type, or unknown. */
export function spoiled(value: unknown, draw: Draw): unknown {
  if (draw.chance(0.25) || typeof value !== 'object' || value === null) return strange(draw)
  if (Array.isArray(value)) {
    if (value.length === 0) return [strange(draw)]
    const at = draw.whole(0, value.length - 1)
    return value.map((item, index) => (index === at ? spoiled(item, draw) : item))
  }
  const names = Object.keys(value)
  const name = names[draw.whole(0, Math.max(0, names.length - 1))]
  if (name === undefined) return { [draw.pick(['somethingNew', '__proto__', 'constructor'])]: strange(draw) }
  const { [name]: member, ...rest } = value as Readonly<Record<string, unknown>>
  return draw.chance(0.4) ? rest : { ...rest, [name]: spoiled(member, draw) }
}

function strange(draw: Draw): unknown {
  return draw.pick<unknown>([null, true, 0, -1, 1e300, '', 'somethingNew', [], {}, [[]], { a: { b: {} } }, [null]])
}
