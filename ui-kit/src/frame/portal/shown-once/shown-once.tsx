'use client'

import type { Secret } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { shownOnceMessages } from '../../../i18n/messages/portal/shown-once.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { downloadIcon, warningIcon } from '../../../primitives/icon/paths.ts'
import { saveText } from '../../../primitives/secret-text/save-text.ts'
import { useFreshKey } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CopyField } from './copy-field.tsx'
import { SecretField } from './secret-field.tsx'
import type { ShownOnceProps } from './types.ts'

/**
 * A dialog with a secret that is shown once: to reveal, copy or save it. Neither Escape nor a press outside closes it. The
 * secret is in no attribute and no log, and in the page only while it is revealed.
 */
export function ShownOnce({ secret, ...rest }: ShownOnceProps): ReactElement | null {
  const key = useFreshKey(secret)
  return secret && <SecretDialog key={key} {...rest} secret={secret} />
}

function SecretDialog(props: ShownOnceProps & { readonly secret: Secret }) {
  const { secret, title, lead, once, facts = [], file, isRevealed = false, children, onDone } = props
  const classOf = useClasses()
  const t = useMessages(shownOnceMessages)
  const label = props.label ?? t('shownOnce.secret')
  return (
    <Dialog
      title={title}
      lead={lead}
      isOpen
      isClosable={false}
      onOpenChange={() => {}}
      className={classOf('ShownOnce')}
      footer={
        <>
          {file && (
            <Button
              size="md"
              variant="quiet"
              icon={<Icon path={downloadIcon} />}
              onPress={() => saveText(file.name, file.textOf?.(secret.reveal()) ?? secret.reveal())}
            >
              {t('shownOnce.download', { file: file.name })}
            </Button>
          )}
          <Button size="md" variant="primary" onPress={onDone}>
            {t('shownOnce.done')}
          </Button>
        </>
      }
    >
      {facts.map((fact) => (
        <CopyField key={fact.label} {...fact} />
      ))}
      <div className={classOf('SecretBox')}>
        <SecretField label={label} secret={secret} isRevealed={isRevealed} />
        <p className={classOf('SecretNote')}>
          <Icon path={warningIcon} size="sm" />
          <span>{once ?? t('shownOnce.once')}</span>
        </p>
      </div>
      {children}
    </Dialog>
  )
}
