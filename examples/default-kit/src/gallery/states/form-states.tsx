import type { Outcome } from '@portico/headless'
import { secret } from '@portico/headless/core'
import {
  ConfirmDialog,
  type Question,
  RecordDialog,
  type RecordField,
  RecordForm,
  type RecordFormSettings,
  SectionPage,
  ShownOnce,
} from '@portico/ui-kit/frame/portal'
import { Checkbox, TextField } from '@portico/ui-kit/primitives'
import { Select, Switch, TextArea } from '@portico/ui-kit/primitives/portal'
import { anyCall } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { portalDialog, portalState } from '../portal-place.tsx'

interface Profile {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly language: string
  readonly about: string
  readonly isPublic: boolean
}

const maya: Profile = {
  name: 'Maya Reyes',
  email: 'maya.reyes@acme.test',
  phone: '+44 7700 900812',
  language: 'en',
  about: '',
  isPublic: true,
}

const languages = [
  { id: 'en', label: 'English' },
  { id: 'de', label: 'Deutsch' },
]

const fields: readonly RecordField<Profile>[] = [
  { name: 'name', label: 'Name', isRequired: true, render: (control) => <TextField {...control} /> },
  {
    name: 'email',
    label: 'Email',
    help: 'Comes from Okta',
    appearance: 'viewOnly',
    render: (control) => <TextField {...control} />,
  },
  {
    name: 'phone',
    label: 'Phone number',
    help: 'For sign-in codes',
    check: (phone) => (/^\+[\d ]{13,}$/.test(phone) ? null : 'This number is two digits short.'),
    render: (control) => <TextField {...control} type="tel" dir="ltr" />,
  },
  {
    name: 'language',
    label: 'Language',
    show: (language) => languages.find(({ id }) => id === language)?.label,
    render: (control) => <Select {...control} options={languages} />,
  },
  { name: 'about', label: 'About you', render: (control) => <TextArea {...control} /> },
  {
    name: 'isPublic',
    label: 'Show me in the directory',
    render: ({ label, value, onChange }) => <Switch label={label} isSelected={value} onChange={onChange} />,
  },
]

const saved: Outcome = { ok: true, value: undefined }
const refused: Outcome = { ok: false, reason: 'failed', error: anyCall.provider }
const never = () => new Promise<Outcome>(() => {})

interface Shown extends Partial<RecordFormSettings<Profile>> {
  readonly onSave?: () => Promise<Outcome>
}

function form(
  id: string,
  title: string,
  { onSave = async () => saved, ...settings }: Shown,
  more: Partial<GalleryState> = {},
) {
  return portalState(
    { id: `form-${id}`, title, sign: '.portico-RecordForm', ...more },
    <SectionPage title="Profile" lead="How you appear to people at Acme." width="form">
      <RecordForm value={maya} onSave={onSave} label="Profile" fields={fields} {...settings} />
    </SectionPage>,
  )
}

const save = '.portico-SaveBar [type=submit]'
const typed = { name: 'Maya Reyes-Holt' }

/** The states of a form over a record. */
export const formStates: Readonly<Record<'form', StatesOf>> = {
  form: [
    form('shown', 'As it opens', {}),
    form('changed', 'With changes', {}, { typed }),
    form('faults', 'With an error at a field', {}, { typed: { ...typed, phone: '+44 7700 9008' }, sent: save }),
    form('saving', 'Saving', { onSave: never }, { typed, sent: save }),
    form('saved', 'Saved', { onSave: async () => saved }, { typed, sent: save }),
    form('refused', 'It could not be saved', { onSave: async () => refused }, { typed, sent: save }),
    form('view-only', 'View only', {
      viewOnly: { reason: 'Your profile comes from Okta.', remedy: 'Change it there.' },
    }),
  ],
}

function dialog(id: string, title: string, settings: Shown, more: Partial<GalleryState> = {}): GalleryState {
  const { onSave = async () => saved, ...rest } = settings
  return portalDialog(
    { id: `dialog-${id}`, title, ...more },
    <RecordDialog
      title="Maya Reyes"
      value={maya}
      onSave={onSave}
      fields={fields}
      submit="Save user"
      isOpen
      onClose={() => {}}
      {...rest}
    />,
  )
}

function question(id: string, title: string, more: Partial<Question>, state: Partial<GalleryState> = {}): GalleryState {
  const asked: Question = {
    title: 'Remove Daniel Okafor?',
    text: 'He’ll be signed out everywhere and lose access to Acme. You can invite him again later.',
    confirm: 'Remove user',
    keep: 'Keep user',
    run: async () => saved,
    ...more,
  }
  return portalDialog({ id: `question-${id}`, title, ...state }, <ConfirmDialog question={asked} onClose={() => {}} />)
}

const deletion: Partial<Question> = {
  title: 'Delete Globex Logistics?',
  text: 'Its 64 people lose access. Its 2 accounts below and their 40 people go too.',
  confirm: 'Delete 3 accounts',
  keep: 'Cancel',
  typed: 'globex-logistics',
}
const danger = '.portico-Button--danger'
const token = secret('pk_live_Zt7uQm2Ck9VwXs4LhB1nRe8Ja6PdFy3')

function once(id: string, title: string, isRevealed: boolean): GalleryState {
  return portalDialog(
    { id: `secret-${id}`, title },
    <ShownOnce
      secret={token}
      title="Label printers, Bristol"
      lead="Created. Copy the secret now."
      once="We can’t show it again. If you lose it, delete the token and make a new one."
      facts={[{ label: 'Client ID', value: 'b52c90fe-6c1d-4d0e-9a55-3e7f2b10c8d4' }]}
      file={{ name: '.env', textOf: (value) => `CLIENT_SECRET=${value}\n` }}
      isRevealed={isRevealed}
      onDone={() => {}}
    />,
  )
}

/** The states of dialogs with a form, a question, and a secret. */
export const dialogStates: Readonly<Record<'dialog' | 'question' | 'secret', StatesOf>> = {
  dialog: [
    dialog('shown', 'A form in a dialog', {}),
    dialog(
      'refused',
      'It could not be saved',
      { onSave: async () => refused },
      { typed, sent: '.portico-DialogFooter > .portico-Button--primary' },
    ),
    dialog('leave', 'Left with changes', {}, { typed, sent: '.portico-DialogHeader > .portico-Button' }),
  ],
  question: [
    question('shown', 'Before something is removed', {}),
    question('choice', 'With a further choice', {
      body: <Checkbox name="accounts" label="Also remove him from the 3 sub-accounts" />,
    }),
    question('typed', 'It asks for the name', deletion),
    question('differs', 'Another name was typed', deletion, { typed: { typed: 'globex-log' }, sent: danger }),
    question('running', 'It runs', { run: never }, { typed: {}, sent: danger }),
    question('refused', 'It failed', { run: async () => refused }, { typed: {}, sent: danger }),
  ],
  secret: [once('hidden', 'Hidden', false), once('revealed', 'Revealed', true)],
}
