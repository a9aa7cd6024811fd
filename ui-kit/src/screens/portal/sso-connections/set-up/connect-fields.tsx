'use client'

import type { ReactElement } from 'react'
import { atFieldOf } from '../../../../frame/failures/field-failures.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { PasswordField } from '../../../../primitives/password-field/password-field.tsx'
import { FileField } from '../../../../primitives/portal/file-field/file-field.tsx'
import { Switch } from '../../../../primitives/portal/switch/switch.tsx'
import { TextArea } from '../../../../primitives/portal/text-area/text-area.tsx'
import { TextField } from '../../../../primitives/text-field/text-field.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { Connecting } from './use-connect.ts'

/** The props of the fields. */
export interface ConnectFieldsProps {
  /** The name of the product. */
  readonly name: string
  readonly connecting: Connecting
}

/** The codes of errors about metadata. */
export const metadataCodes: readonly string[] = [
  'sso-metadata-required',
  'ER-SSO-METADATA-INVALID',
  'ER-SSO-METADATA-OF-APPLICATION',
  'ER-SSO-METADATA-UNREACHABLE',
  'ER-SSO-CERTIFICATE-INVALID',
]

/** The codes of errors about the address of the provider. */
export const endpointCodes: readonly string[] = ['sso-endpoint-invalid', 'ER-SSO-ENDPOINT-INVALID']

/** The files that are metadata. That of no provider is larger. */
export const metadataFile = {
  accept: '.xml,text/xml,application/xml,application/samlmetadata+xml',
  maxSize: 500_000,
} as const

/** The codes of errors that are shown at a field. */
export const fieldCodes: readonly string[] = [...metadataCodes, ...endpointCodes]

/** The address of the metadata. */
export function MetadataUrl({ name, connecting: { draft, set, failure } }: ConnectFieldsProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  return (
    <TextField
      name="url"
      label={t('ssoSetUp.connect.metadataUrl')}
      help={t('ssoSetUp.connect.metadataUrlHelp', { name })}
      placeholder="https://"
      dir="ltr"
      value={draft.url}
      onChange={(url) => set({ url })}
      {...atFieldOf(failure, ...metadataCodes)}
    />
  )
}

/** The file of the metadata. It is read here, and sent as text. */
export function MetadataFile({ connecting: { draft, set, failure } }: ConnectFieldsProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  return (
    <FileField
      name="file"
      label={t('ssoSetUp.connect.metadataFile')}
      help={draft.fileName || t('ssoSetUp.connect.metadataFileHelp')}
      {...metadataFile}
      onChange={async (file) => set({ metadata: (await file?.text()) ?? '', fileName: file?.name ?? '' })}
      {...atFieldOf(failure, ...metadataCodes)}
    />
  )
}

/** The values of SAML by hand. */
export function ByHand({ name, connecting: { draft, set, failure } }: ConnectFieldsProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  return (
    <>
      <TextField
        name="ssoEndpoint"
        label={t('ssoConnection.signOnUrl')}
        placeholder="https://"
        dir="ltr"
        value={draft.ssoEndpoint}
        onChange={(ssoEndpoint) => set({ ssoEndpoint })}
        {...atFieldOf(failure, ...endpointCodes)}
      />
      <TextArea
        name="publicCertificate"
        label={t('ssoConnection.certificate')}
        help={t('ssoSetUp.connect.certificateHelp')}
        placeholder="-----BEGIN CERTIFICATE-----"
        rows={6}
        dir="ltr"
        value={draft.publicCertificate}
        onChange={(publicCertificate) => set({ publicCertificate })}
        {...atFieldOf(failure, 'ER-SSO-CERTIFICATE-INVALID')}
      />
      <Switch
        label={t('ssoSetUp.connect.sign')}
        help={t('ssoSetUp.connect.signHelp', { name })}
        isSelected={draft.isRequestSigned}
        onChange={(isRequestSigned) => set({ isRequestSigned })}
      />
    </>
  )
}

/** The values of OpenID Connect. A secret that is kept is not shown. */
export function OidcFields({
  hasSecret,
  connecting: { draft, set, failure },
}: ConnectFieldsProps & { readonly hasSecret: boolean }): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  return (
    <>
      <TextField
        name="issuer"
        label={t('ssoConnection.issuer')}
        help={t('ssoSetUp.connect.issuerHelp')}
        placeholder="https://"
        dir="ltr"
        value={draft.ssoEndpoint}
        onChange={(ssoEndpoint) => set({ ssoEndpoint })}
        {...atFieldOf(failure, ...endpointCodes)}
      />
      <TextField
        name="clientId"
        label={t('ssoConnection.clientId')}
        dir="ltr"
        value={draft.oidcClientId}
        onChange={(oidcClientId) => set({ oidcClientId })}
      />
      <PasswordField
        name="clientSecret"
        autoComplete="off"
        label={t('ssoConnection.clientSecret')}
        help={t(hasSecret ? 'ssoSetUp.connect.secretKept' : 'ssoSetUp.connect.secretHelp')}
        value={draft.oidcSecret}
        onChange={(oidcSecret) => set({ oidcSecret })}
      />
    </>
  )
}
