'use client'

import type { SubAccountAccessType } from '@portico/headless/portal/sub-accounts'
import type { FieldAppearance, RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useAccountRights } from './use-account-rights.ts'

/** The access to an account, and its management, as a form has them. */
export interface AccessDraft {
  readonly subAccountAccessType: SubAccountAccessType
  readonly isReseller: boolean
}

/** The fields of the access to an account, and of its management. `lacking` is the appearance of one that the user may not change. */
export function useAccessFields(lacking: FieldAppearance): readonly RecordField<AccessDraft>[] {
  const t = useMessages(subAccountsMessages)
  const { mayManage, mayOpen } = useAccountRights()
  return [
    {
      name: 'subAccountAccessType',
      label: t('subAccount.fromAbove'),
      appearance: mayOpen ? 'edit' : lacking,
      render: ({ onChange, ...control }) => (
        <RadioGroup
          {...control}
          options={types.map((id) => ({ id, label: t(`subAccount.${id}`), help: t(`subAccount.${id}Help`) }))}
          onChange={(chosen) => onChange(types.find((id) => id === chosen) ?? control.value)}
        />
      ),
      show: (type) => t(`subAccount.${type}`),
    },
    {
      name: 'isReseller',
      label: t('subAccount.managesOwn'),
      appearance: mayManage ? 'edit' : lacking,
      render: ({ label, name, value, onChange }) => (
        <Switch
          label={label}
          name={name}
          onChange={onChange}
          isSelected={value}
          help={t('subAccount.managesOwnHelp')}
        />
      ),
    },
  ]
}

const types = ['defaultOff', 'defaultOn', 'alwaysOn'] as const satisfies readonly SubAccountAccessType[]
