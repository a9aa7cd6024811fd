import { type Attribute, groupKind, type ResourceKind, userKind } from './attributes.ts'
import { mostOnPage } from './lists.ts'
import type { Members } from './matches.ts'

/** The kinds of resources that directories bring. */
export const kinds: readonly ResourceKind[] = [userKind, groupKind]

/** The abilities of the endpoint (RFC 7643, section 5). */
export function serviceProviderConfig(address: string): Members {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostOnPage },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token of the connection',
        description: 'The token that the portal shows for a new connection, as a bearer token',
        primary: true,
      },
    ],
    meta: metaOf('ServiceProviderConfig', `${address}/ServiceProviderConfig`),
  }
}

/** The kinds of resources (RFC 7643, section 6). */
export function resourceTypes(address: string): readonly Members[] {
  return kinds.map(({ name, endpoint, description, schema, extensions }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    endpoint: `/${endpoint}`,
    description,
    schema,
    schemaExtensions: Object.keys(extensions).map((urn) => ({ schema: urn, required: false })),
    meta: metaOf('ResourceType', `${address}/ResourceTypes/${name}`),
  }))
}

/** The schemas with their attributes (RFC 7643, section 7). */
export function schemas(address: string): readonly Members[] {
  return kinds.flatMap(({ name, description, schema, attributes, extensions }) => [
    schemaAnswer(address, { id: schema, name, description, attributes }),
    ...Object.entries(extensions).map(([id, own]) =>
      schemaAnswer(address, {
        id,
        name: `Enterprise${name}`,
        description: `${description} in a company`,
        attributes: own,
      }),
    ),
  ])
}

interface Schema {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly attributes: readonly Attribute[]
}

function schemaAnswer(address: string, { attributes, ...schema }: Schema): Members {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    attributes: attributes.map(attributeAnswer),
    meta: metaOf('Schema', `${address}/Schemas/${schema.id}`),
  }
}

function attributeAnswer({ name, type, parts, ...is }: Attribute): Members {
  return {
    name,
    type,
    multiValued: is.isMany ?? false,
    description: name,
    required: is.isRequired ?? false,
    caseExact: is.isExact ?? false,
    mutability: is.isReadOnly ? 'readOnly' : is.isHidden ? 'writeOnly' : 'readWrite',
    returned: is.isAlways ? 'always' : is.isHidden ? 'never' : 'default',
    uniqueness: is.isUnique ? 'server' : 'none',
    ...(type === 'reference' && { referenceTypes: ['external'] }),
    ...(parts && { subAttributes: parts.map(attributeAnswer) }),
  }
}

function metaOf(resourceType: string, location: string): Members {
  return { resourceType, location }
}
