'use client'
import { type ReactElement, useState } from 'react'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { chevronDownIcon } from '../../../primitives/portal/icons.ts'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { auditsMessages } from './audits-messages.ts'
import type { SavedViewsProps } from './types.ts'

/** The menu of saved views: to apply one, to save the present one, and to edit them. */
export function SavedViews({ audits }: SavedViewsProps): ReactElement {
  const t = useMessages(auditsMessages)
  const [open, setOpen] = useState<'save' | 'edit' | null>(null)
  const { views, applyView } = audits
  const actions: readonly MenuAction[] = [
    ...views.map(({ id, name }) => ({ id: `view-${id}`, label: name, run: () => applyView({ id }) })),
    { id: 'save', label: t('audits.saveView'), run: () => setOpen('save') },
    {
      id: 'edit',
      label: t('audits.editViews'),
      disabledReason: views.length === 0 ? t('audits.noViews') : undefined,
      run: () => setOpen('edit'),
    },
  ]
  return (
    <>
      <MenuButton label={t('audits.views')} variant="secondary" actions={actions}>
        {t('audits.views')}
        <Icon path={chevronDownIcon} size="sm" />
      </MenuButton>
      <SaveViewDialog open={open === 'save' ? { audits, onClose: () => setOpen(null) } : null} />
      <EditViewsDialog open={open === 'edit' ? { audits, onClose: () => setOpen(null) } : null} />
    </>
  )
}

const SaveViewDialog = lazyDialog(async () => (await import('./view-dialogs.tsx')).SaveViewDialog)
const EditViewsDialog = lazyDialog(async () => (await import('./view-dialogs.tsx')).EditViewsDialog)
