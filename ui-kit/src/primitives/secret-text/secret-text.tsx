'use client'

import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Button } from '../button/button.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { downloadIcon } from '../icon/paths.ts'
import { saveText } from './save-text.ts'

export interface SecretTextProps {
  /** The secret, shown only once. */
  readonly text: string
  /** The name of the file to save. Default: no file is offered. */
  readonly fileName?: string | undefined
  /** The content of that file. Default: `text`. */
  readonly fileText?: string | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * A secret that is shown once, to read, copy or save as a file. It never enters an attribute or a log. Replaceable as
 * slot `SecretText`.
 */
export const SecretText = slotted<SecretTextProps, HTMLDivElement>(
  'SecretText',
  ({ text, fileName, fileText = text, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(partsMessages)
    return (
      <div ref={ref} className={classOf('SecretText', className)}>
        <code className={classOf('SecretValue')} dir="ltr">
          {text}
        </code>
        <div className={classOf('SecretActions')}>
          <CopyButton text={text} label={t('common.copy')} />
          {fileName !== undefined && (
            <Button
              size="sm"
              icon={<Icon path={downloadIcon} size="sm" />}
              onPress={() => saveText(fileName, fileText)}
            >
              {t('common.download')}
            </Button>
          )}
        </div>
      </div>
    )
  },
)
