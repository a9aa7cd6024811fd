'use client'

import {
  type PortalReport,
  type ReportOutput,
  type ScheduleReportInput,
  useReports,
} from '@portico/headless/portal/reports'
import { type ReactElement, useState } from 'react'
import { zoneName } from '../../../frame/portal/dates/zone-name.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { RecipientsField } from './recipients-field.tsx'
import { reportsMessages } from './reports-messages.ts'
import { useAccountZone, useScheduleWords, useTimeText } from './schedule-words.ts'
import { WeekdaysField } from './weekdays-field.tsx'

export interface ScheduleDialogProps {
  readonly report: PortalReport
  readonly onClose: () => void
}

/** A schedule as its form has it. */
interface ScheduleDraft {
  readonly isActive: boolean
  /** From 0 for Sunday. Empty keeps a cron expression of another form. */
  readonly weekdays: readonly number[]
  /** The time of day, as `08:30`. */
  readonly time: string
  readonly timezone: string
  readonly output: ReportOutput
  readonly recipients: readonly string[]
}

/** The dialog of the schedule of a report: its days, its time of day, its form and its recipients. */
export function ScheduleDialog({ report, onClose }: ScheduleDialogProps): ReactElement {
  const t = useMessages(reportsMessages)
  const { schedule: save } = useReports()
  const zone = useAccountZone()
  // The changes of a person are those since the dialog opened, although the list may be read again.
  const [opened] = useState(report)
  const [value] = useState(() => draftOf(report, zone))
  return (
    <RecordDialog<ScheduleDraft>
      isOpen
      isNew={opened.schedule === null}
      title={t('reports.scheduleOf', { name: opened.name })}
      value={value}
      fields={useScheduleFields(opened, zone)}
      messages={reportsMessages}
      submit={t('reports.save')}
      onSave={(changes, values) => {
        const sent = opened.schedule === null ? values : { ...changes }
        const { weekdays, time, isActive, timezone, output, recipients } = sent
        const input: ScheduleReportInput = {
          id: opened.id,
          ...((weekdays || time) && values.weekdays.length > 0 && { times: timesOf(values) }),
          ...(isActive !== undefined && { isActive }),
          ...(timezone !== undefined && { timezone }),
          ...(output !== undefined && { output }),
          ...(recipients && { recipients }),
        }
        return save(input)
      }}
      onClose={onClose}
    />
  )
}

function draftOf({ schedule, output, recipients }: PortalReport, zone: string): ScheduleDraft {
  const times = schedule ? schedule.times : { weekdays: [1], hour: 8, minute: 0 }
  return {
    isActive: schedule?.isActive ?? true,
    weekdays: times?.weekdays ?? [],
    time: times ? clockText(times.hour, times.minute) : clockText(8, 0),
    timezone: schedule?.timezone ?? zone,
    output,
    recipients: recipients ?? [],
  }
}

function timesOf({ weekdays, time }: ScheduleDraft) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { weekdays, hour, minute }
}

function useScheduleFields(
  { schedule, recipients }: PortalReport,
  zone: string,
): readonly RecordField<ScheduleDraft>[] {
  const t = useMessages(reportsMessages)
  const { code } = useLocale()
  const wordsOf = useScheduleWords()
  const timeText = useTimeText()
  const own = schedule?.timezone ?? zone
  const kept = schedule?.times === null ? wordsOf(schedule) : null
  const present = schedule?.times ? clockText(schedule.times.hour, schedule.times.minute) : null
  const textOf = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return timeText(hour, minute)
  }
  const outputs = (['pdf', 'html', 'image'] as const).map((id) => ({ id, label: t(`reports.${id}`) }))
  return [
    {
      name: 'isActive',
      label: t('reports.active'),
      render: ({ label, name, value, onChange }) => (
        <Switch label={label} help={t('reports.activeHelp')} name={name} isSelected={value} onChange={onChange} />
      ),
      show: (isActive) => t(isActive ? 'reports.isOn' : 'reports.isOff'),
    },
    {
      name: 'weekdays',
      label: t('reports.days'),
      help: kept === null ? undefined : t('reports.keepsCron', { schedule: kept }),
      codes: ['report-cron-required'],
      check: (days) => (days.length > 0 || kept !== null ? null : t('reports.daysMissing')),
      render: (control) => <WeekdaysField {...control} />,
    },
    {
      name: 'time',
      label: t('reports.at'),
      help: own === zone ? t('reports.atHelp', { zone: zoneName(own, code) }) : undefined,
      render: (control) => (
        <Select {...control} options={timeOptions(present).map((id) => ({ id, label: textOf(id) }))} />
      ),
      show: textOf,
    },
    {
      name: 'timezone',
      label: t('reports.zone'),
      appearance: own === zone ? 'hidden' : 'edit',
      render: (control) => (
        <Select
          {...control}
          options={[
            { id: own, label: zoneName(own, code) },
            { id: zone, label: t('reports.zoneOfAccount', { zone: zoneName(zone, code) }) },
          ]}
        />
      ),
      show: (timezone) => zoneName(timezone, code),
    },
    {
      name: 'output',
      label: t('reports.output'),
      render: ({ value, onChange, ...control }) => (
        <Select
          {...control}
          options={outputs}
          value={value}
          onChange={(id) => onChange(outputs.find((one) => one.id === id)?.id ?? value)}
        />
      ),
      show: (output) => t(`reports.${output}`),
    },
    {
      name: 'recipients',
      label: t('reports.recipients'),
      help: t('reports.recipientsHelp'),
      appearance: recipients === null ? 'hidden' : 'edit',
      codes: ['report-recipient-invalid', 'email-character'],
      render: (control) => <RecipientsField {...control} />,
    },
  ]
}

const clockText = (hour: number, minute: number) =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')

/** Each half hour of a day as `08:30`, and the present time if it is another one. */
function timeOptions(present: string | null): readonly string[] {
  const halves = Array.from(
    { length: 48 },
    (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
  )
  return present === null || halves.includes(present) ? halves : [...halves, present].sort()
}
