'use client'

import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Button } from '../button/button.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { downloadIcon } from '../icon/paths.ts'

/** The props of {@link SecretText}. */
export interface SecretTextProps {
  /** What is shown, this once. */
  readonly text: string
  /** The name of the file it can be saved as; without one it cannot. */
  readonly fileName?: string | undefined
  /** What that file says. Default: the text. */
  readonly fileText?: string | undefined
  /** Classes beside those of the part. */
  readonly className?: string | undefined
}

/**
 * A secret that is shown once: to read, to copy, to save as a file. It stands in no attribute and in no log. Replaceable as
 * slot `SecretText`.
 */
export const SecretText = /* @__PURE__ */ slotted<SecretTextProps, HTMLDivElement>(
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
            <Button size="sm" icon={<Icon path={downloadIcon} size="sm" />} onPress={() => save(fileName, fileText)}>
              {t('common.download')}
            </Button>
          )}
        </div>
      </div>
    )
  },
)

/** Hands the browser a text to save as a file. */
function save(fileName: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
