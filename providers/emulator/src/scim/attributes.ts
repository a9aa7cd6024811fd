/** An attribute of a resource (RFC 7643, section 7). */
export interface Attribute {
  readonly name: string
  readonly type: 'string' | 'boolean' | 'dateTime' | 'reference' | 'binary' | 'complex'
  readonly isMany?: true
  readonly isRequired?: true
  readonly isReadOnly?: true
  /** It is written, and no answer has it. */
  readonly isHidden?: true
  /** Every selection of a request has it. */
  readonly isAlways?: true
  /** Compared with regard to case. */
  readonly isExact?: true
  readonly isUnique?: true
  /** The parts of a complex attribute. */
  readonly parts?: readonly Attribute[]
}

/** A kind of resource: its schema, and those that extend it. */
export interface ResourceKind {
  readonly name: 'User' | 'Group'
  readonly endpoint: 'Users' | 'Groups'
  readonly description: string
  readonly schema: string
  readonly attributes: readonly Attribute[]
  /** The attributes of each extension, by its URN. */
  readonly extensions: Readonly<Record<string, readonly Attribute[]>>
}

/** The attributes of every resource (RFC 7643, section 3.1). */
export const sharedAttributes: readonly Attribute[] = [
  { name: 'schemas', type: 'reference', isMany: true, isReadOnly: true, isAlways: true, isExact: true },
  { name: 'id', type: 'string', isReadOnly: true, isAlways: true, isExact: true },
  { name: 'externalId', type: 'string', isExact: true },
  {
    name: 'meta',
    type: 'complex',
    isReadOnly: true,
    parts: [
      { name: 'resourceType', type: 'string', isExact: true },
      { name: 'created', type: 'dateTime' },
      { name: 'lastModified', type: 'dateTime' },
      { name: 'location', type: 'reference', isExact: true },
      { name: 'version', type: 'string', isExact: true },
    ],
  },
]

/** The address of what a value names. */
const reference: Attribute = { name: '$ref', type: 'reference', isExact: true }

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** People (RFC 7643, sections 4.1 and 4.3). */
export const userKind: ResourceKind = {
  name: 'User',
  endpoint: 'Users',
  description: 'A person',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:User',
  attributes: [
    { name: 'userName', type: 'string', isRequired: true, isUnique: true },
    complex('name', texts('formatted familyName givenName middleName honorificPrefix honorificSuffix')),
    ...texts('displayName nickName title userType preferredLanguage locale timezone'),
    { name: 'profileUrl', type: 'reference', isExact: true },
    { name: 'active', type: 'boolean' },
    { name: 'password', type: 'string', isHidden: true, isExact: true },
    many('emails'),
    many('phoneNumbers'),
    many('ims'),
    many('photos', [{ name: 'value', type: 'reference', isExact: true }]),
    many('addresses', texts('formatted streetAddress locality region postalCode country')),
    { ...many('groups', [{ name: 'value', type: 'string', isExact: true }, reference]), isReadOnly: true },
    many('entitlements'),
    many('roles'),
    many('x509Certificates', [{ name: 'value', type: 'binary', isExact: true }]),
  ],
  extensions: {
    [enterprise]: [
      ...texts('employeeNumber costCenter organization division department'),
      complex('manager', [{ name: 'value', type: 'string', isExact: true }, reference, ...texts('displayName')]),
    ],
  },
}

/** Groups (RFC 7643, section 4.2). */
export const groupKind: ResourceKind = {
  name: 'Group',
  endpoint: 'Groups',
  description: 'A group of people',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  attributes: [
    { name: 'displayName', type: 'string', isRequired: true },
    many('members', [{ name: 'value', type: 'string', isExact: true }, reference]),
  ],
  extensions: {},
}

/** The attribute with a name, without regard to case. */
export function attributeNamed(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((one) => one.name.toLowerCase() === name.toLowerCase())
}

/** The attributes of a kind under a URN: those of the kind itself, of an extension, or none. Without a URN the kind's. */
export function attributesUnder(kind: ResourceKind, urn: string | null): readonly Attribute[] {
  if (urn === null || urn.toLowerCase() === kind.schema.toLowerCase()) return [...sharedAttributes, ...kind.attributes]
  return kind.extensions[extensionNamed(kind, urn) ?? ''] ?? []
}

/** The URN of an extension as the kind writes it. */
export function extensionNamed({ extensions }: ResourceKind, urn: string): string | undefined {
  return Object.keys(extensions).find((one) => one.toLowerCase() === urn.toLowerCase())
}

function texts(names: string): readonly Attribute[] {
  return names.split(' ').map((name) => ({ name, type: 'string' }))
}

function complex(name: string, parts: readonly Attribute[]): Attribute {
  return { name, type: 'complex', parts }
}

/** A list of complex values (RFC 7643, section 2.4). The given parts precede the usual ones. */
function many(name: string, own: readonly Attribute[] = []): Attribute {
  const usual: readonly Attribute[] = [...texts('value display type'), { name: 'primary', type: 'boolean' }]
  const parts = [...own, ...usual.filter((one) => !own.some((other) => other.name === one.name))]
  return { name, type: 'complex', isMany: true, parts }
}
