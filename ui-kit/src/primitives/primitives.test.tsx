import { defaultPasswordRules } from '@portico/headless'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, vi } from 'vitest'
import { conforming, itConforms } from '../../test/conformance.tsx'
import { type SlotName, slotNames } from '../slots/index.ts'
import { checkIcon, keyIcon, mailIcon } from './icon/paths.ts'
import {
  Alert,
  Avatar,
  Button,
  Checkbox,
  ChoiceList,
  CodeField,
  CopyButton,
  Countdown,
  Dialog,
  Divider,
  Emblem,
  Identity,
  NativeForm,
  NewPasswordField,
  Paragraph,
  PasswordField,
  PhoneField,
  type PrimitiveSlots,
  QrCode,
  SecretText,
  Stack,
  StepsItem,
  StepsList,
  TextButton,
  TextField,
  TextLink,
  TraceId,
} from './index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Every replaceable part. A missing part is a type error here. */
const parts = {
  Alert: conforming(
    Alert,
    { tone: 'danger', title: 'We can’t connect', children: 'Check your connection.' },
    { refTo: 'div', texts: ['title', 'children'] },
  ),
  Avatar: conforming(Avatar, { name: 'Ada Admin' }, { refTo: 'span' }),
  Button: conforming(
    Button,
    { children: 'Continue', isPending: true, busy: 'Looking up…' },
    { refTo: 'button', texts: ['children', 'aria-label', 'busy'] },
  ),
  Checkbox: conforming(
    Checkbox,
    { name: 'saved', label: 'I have saved it', error: 'Tick this box.' },
    { refTo: 'input', texts: ['label', 'error'] },
  ),
  ChoiceList: conforming(
    ChoiceList,
    {
      choices: [
        { id: 'mail', label: 'Code by email', path: mailIcon },
        { id: 'key', label: 'Security key', path: keyIcon },
      ],
      onChoose: () => {},
    },
    { refTo: 'ul' },
  ),
  CodeField: conforming(
    CodeField,
    { label: '6-digit code', error: 'That code doesn’t match.' },
    { refTo: 'input', texts: ['label', 'error'] },
  ),
  CopyButton: conforming(CopyButton, { text: 'JBSWY3DP', label: 'Copy key' }, { refTo: 'button', texts: ['label'] }),
  Countdown: conforming(
    Countdown,
    { seconds: 3, label: (seconds) => `Opening in ${seconds} seconds.` },
    { refTo: 'div' },
  ),
  Dialog: conforming(
    Dialog,
    {
      title: 'Remove Daniel Okafor?',
      isOpen: true,
      onOpenChange: () => {},
      footer: 'Buttons',
      children: 'He’ll be signed out everywhere.',
    },
    { refTo: 'section', texts: ['title', 'children', 'footer'], words: ['common.close'], isOverlay: true },
  ),
  Divider: conforming(Divider, { children: 'or' }, { refTo: 'div', texts: ['children'] }),
  Emblem: conforming(Emblem, { path: checkIcon, tone: 'success' }, { refTo: 'span' }),
  Form: conforming(NativeForm, { onSubmit: () => {}, children: 'Fields' }, { refTo: 'form', texts: ['children'] }),
  Identity: conforming(
    Identity,
    { email: 'ada@acme.test', onChange: () => {} },
    {
      refTo: 'div',
      texts: ['email'],
      words: ['login.signingInAs', 'login.changeEmail', 'login.changeEmailLabel'],
    },
  ),
  Link: conforming(TextLink, { children: 'Terms', href: '/terms' }, { refTo: 'a', texts: ['children', 'aria-label'] }),
  NewPasswordField: conforming(
    NewPasswordField,
    { name: 'password', rules: defaultPasswordRules, help: 'For Lantern.', error: 'Enter a password.' },
    { refTo: 'input', texts: ['label', 'help', 'error'], words: ['login.showPassword', 'newPassword.rules'] },
  ),
  PasswordField: conforming(
    PasswordField,
    { label: 'Password', name: 'password', help: 'At least 8 characters.', error: 'Enter your password.' },
    { refTo: 'input', texts: ['label', 'help', 'error'], words: ['login.showPassword'] },
  ),
  PhoneField: conforming(
    PhoneField,
    { label: 'Phone number', help: 'Begin with +.', error: 'Enter your phone number.' },
    { refTo: 'input', texts: ['label', 'help', 'error', 'placeholder', 'defaultValue'] },
  ),
  QrCode: conforming(
    QrCode,
    { content: 'otpauth://totp/x?secret=JBSWY3DP', label: 'Code to scan' },
    { refTo: 'span', texts: ['label'] },
  ),
  SecretText: conforming(
    SecretText,
    { text: '7h4k-q2mz', fileName: 'code.txt' },
    { refTo: 'div', texts: ['text'], words: ['common.copy', 'common.download'] },
  ),
  Stack: conforming(Stack, { gap: 'lg', isRow: true, children: 'Parts' }, { refTo: 'div', texts: ['children'] }),
  StepsItem: conforming(StepsItem, { children: 'Scan this.' }, { refTo: 'li', texts: ['children'], within: 'ol' }),
  StepsList: conforming(StepsList, { children: <li>Scan this.</li> }, { refTo: 'ol' }),
  Text: conforming(
    Paragraph,
    { tone: 'muted', size: 'sm', children: 'A sentence.' },
    { refTo: 'p', texts: ['children'] },
  ),
  TextButton: conforming(
    TextButton,
    { children: 'Use another account', onPress: () => {} },
    { refTo: 'button', texts: ['children', 'aria-label'] },
  ),
  TextField: conforming(
    TextField,
    { label: 'Email', name: 'email', help: 'Your work email.', error: 'Enter your email address.' },
    { refTo: 'input', texts: ['label', 'help', 'error', 'placeholder', 'defaultValue'] },
  ),
  TraceId: conforming(
    TraceId,
    { id: '8f2c41d0a97e4b63' },
    { refTo: 'div', texts: ['id'], words: ['common.traceId', 'errors.copyTraceId'] },
  ),
} satisfies Record<keyof PrimitiveSlots, unknown>

describe.each(entries(parts))('%s', (slot, part) => itConforms(slot, part))

function entries<Part>(table: Record<string, Part>): readonly (readonly [SlotName, Part])[] {
  return slotNames.flatMap((slot) => (table[slot] === undefined ? [] : [[slot, table[slot]] as const]))
}
