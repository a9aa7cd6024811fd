'use client'

import type { Outcome } from '@portico/headless'
import { shownLine } from '@portico/headless/internal'
import type { AuditView } from '@portico/headless/portal/audits'
import { type ReactElement, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { auditsMessages } from './audits-messages.ts'
import type { SavedViewsProps } from './types.ts'

/** The props of the dialogs of saved views. */
export interface ViewDialogProps extends SavedViewsProps {
  readonly onClose: () => void
}

/** The dialog to save the present view. */
export function SaveViewDialog({ audits: { views, createView }, onClose }: ViewDialogProps): ReactElement {
  const t = useMessages(auditsMessages)
  return (
    <NameDialog
      title={t('audits.saveView')}
      lead={t('audits.saveViewLead')}
      submit={t('audits.saveView')}
      name=""
      taken={views.map((view) => view.name)}
      onSave={(name) => createView({ name })}
      onClose={onClose}
    />
  )
}

/** The dialog of all saved views, to rename and delete them. */
export function EditViewsDialog({ audits: { views, updateView, removeView }, onClose }: ViewDialogProps): ReactElement {
  const t = useMessages(auditsMessages)
  const [renamed, setRenamed] = useState<AuditView | null>(null)
  const { confirm, dialog } = useConfirm(auditsMessages)
  const remove = ({ id, name }: AuditView) =>
    confirm({
      title: t('audits.removeViewTitle', { name }),
      text: t('audits.removeViewText'),
      confirm: t('audits.removeView'),
      run: async () => {
        removeView({ id })
        return done
      },
    })
  return (
    <>
      <Dialog
        isOpen
        title={t('audits.editViews')}
        onOpenChange={onClose}
        footer={
          <Button size="md" variant="primary" onPress={onClose}>
            {t('audits.close')}
          </Button>
        }
      >
        {views.length === 0 && <p>{t('audits.noViews')}</p>}
        <RowList>
          {views.map((view) => (
            <ListRow key={view.id} name={<bdi>{view.name}</bdi>}>
              <MenuButton
                label={t('audits.viewActions', { name: view.name })}
                actions={[
                  { id: 'rename', label: t('audits.renameView'), run: () => setRenamed(view) },
                  { id: 'remove', label: t('audits.removeView'), isDanger: true, run: () => remove(view) },
                ]}
              />
            </ListRow>
          ))}
        </RowList>
      </Dialog>
      {renamed && (
        <NameDialog
          title={t('audits.renameViewTitle', { name: renamed.name })}
          submit={t('audits.renameViewSave')}
          name={renamed.name}
          taken={views.filter((view) => view !== renamed).map((view) => view.name)}
          onSave={(name) => updateView({ id: renamed.id, name })}
          onClose={() => setRenamed(null)}
        />
      )}
      {dialog}
    </>
  )
}

interface NameDialogProps {
  readonly title: string
  readonly lead?: string
  readonly submit: string
  /** The present name; empty for a new view. */
  readonly name: string
  /** The names of other views. */
  readonly taken: readonly string[]
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

function NameDialog({ title, lead, submit, name, taken, onSave, onClose }: NameDialogProps) {
  const t = useMessages(auditsMessages)
  return (
    <RecordDialog<{ readonly name: string }>
      isOpen
      title={title}
      lead={lead}
      submit={submit}
      value={{ name }}
      fields={[
        {
          name: 'name',
          label: t('audits.viewName'),
          check: (text) => (shownLine(text) === '' ? t('audits.viewNameMissing') : null),
          render: (control) => (
            <TextField
              {...control}
              dir="auto"
              help={taken.includes(control.value.trim()) ? t('audits.viewReplaces') : undefined}
            />
          ),
        },
      ]}
      messages={auditsMessages}
      onSave={async (_, value) => {
        onSave(value.name)
        return done
      }}
      onClose={onClose}
    />
  )
}

const done: Outcome = { ok: true, value: undefined }
