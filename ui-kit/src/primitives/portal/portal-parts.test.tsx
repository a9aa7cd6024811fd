import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, vi } from 'vitest'
import { conforming, itConforms } from '../../../test/conformance.tsx'
import { type SlotName, slotNames } from '../../slots/index.ts'
import { ListRow, type PortalSlots, type PrimitiveSlots, RowList } from '../index.ts'
import { drawerPanel } from './drawer/drawer.tsx'
import {
  Badge,
  CheckMenu,
  Chip,
  ComboBox,
  Cover,
  createToastQueue,
  DateField,
  DateRangeField,
  Drawer,
  EmptyState,
  FileField,
  FrameButton,
  Menu,
  MenuButton,
  MixedCheckbox,
  NumberField,
  Pagination,
  Progress,
  RadioGroup,
  SearchField,
  SearchMenu,
  Select,
  Skeleton,
  Switch,
  Tabs,
  TextArea,
  Toast,
  ToastRegion,
  Tooltip,
} from './index.ts'
import { menuList } from './menu/menu.tsx'
import { searchMenuList } from './search-menu/search-menu.tsx'

beforeAll(() => Promise.all([drawerPanel.request(), menuList.request(), searchMenuList.request()]))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const roles = [
  { id: 'admin', label: 'Admin', note: 'May do all' },
  { id: 'viewer', label: 'Viewer' },
]
const noted = { help: 'You can change it later.', error: 'Choose one.' }
const fieldTexts = ['label', 'help', 'error'] as const
const queue = createToastQueue()
queue.show({ text: 'Could not save', tone: 'danger' })

/** Every replaceable part of the portal. A missing part is a type error here. */
const parts = {
  Badge: conforming(
    Badge,
    { tone: 'success', hasDot: true, children: 'Active' },
    { refTo: 'span', texts: ['children'] },
  ),
  CheckMenu: conforming(
    CheckMenu,
    {
      label: 'Columns',
      options: [
        { id: 'status', label: 'Status' },
        { id: 'role', label: 'Role' },
      ],
      checked: ['role'],
      onChange: () => {},
    },
    { refTo: 'button', texts: ['label'] },
  ),
  Chip: conforming(
    Chip,
    { kind: 'Role', value: 'Admin', onRemove: () => {} },
    { refTo: 'span', texts: ['kind', 'value'] },
  ),
  ComboBox: conforming(
    ComboBox,
    { label: 'Roles', name: 'roles', options: roles, defaultValue: ['admin'], ...noted },
    { refTo: 'input', texts: fieldTexts, words: ['parts.chosen', 'parts.showChoices'] },
  ),
  Cover: conforming(
    Cover,
    {
      label: 'Administration',
      description: 'Escape closes it.',
      isOpen: true,
      onClose: () => {},
      children: <button type="button">Close</button>,
    },
    { refTo: 'section', texts: ['label', 'description'], isOverlay: true },
  ),
  DateField: conforming(DateField, { label: 'Ends on', ...noted }, { refTo: 'div', texts: fieldTexts }),
  DateRangeField: conforming(
    DateRangeField,
    { label: 'Period', ...noted },
    { refTo: 'fieldset', texts: fieldTexts, words: ['parts.from', 'parts.to'] },
  ),
  Drawer: conforming(
    Drawer,
    { title: 'Filters', isOpen: true, onOpenChange: () => {}, children: 'Fields', footer: 'Buttons' },
    { refTo: 'section', texts: ['title', 'children', 'footer'], words: ['common.close'], isOverlay: true },
  ),
  EmptyState: conforming(
    EmptyState,
    { title: 'No groups yet', actions: 'Buttons', children: 'Groups give people the same roles.' },
    { refTo: 'div', texts: ['title', 'actions', 'children'] },
  ),
  FileField: conforming(
    FileField,
    { label: 'Logo', name: 'logo', accept: 'image/*', ...noted },
    { refTo: 'input', texts: fieldTexts, words: ['parts.chooseFile', 'parts.dropFile'] },
  ),
  FrameButton: conforming(
    FrameButton,
    { children: 'Maya Reyes', isPending: true, busy: 'Opening…' },
    { refTo: 'button', texts: ['children', 'aria-label', 'busy'] },
  ),
  ListRow: conforming(
    ListRow,
    { name: 'Computer or phone', note: 'Added on 3 May 2026', children: 'Remove' },
    { refTo: 'li', texts: ['name', 'note', 'children'], within: 'ul' },
  ),
  Menu: conforming(
    Menu,
    {
      label: 'Actions for Maya',
      anchor: document.body,
      isOpen: true,
      onOpenChange: () => {},
      actions: [
        { id: 'edit', label: 'Edit roles', disabledReason: 'Only owners may.' },
        { id: 'remove', label: 'Remove', isDanger: true },
      ],
    },
    { refTo: 'div', texts: ['label'], isOverlay: true },
  ),
  MenuButton: conforming(
    MenuButton,
    { label: 'Actions for Maya', actions: [{ id: 'edit', label: 'Edit roles' }] },
    { refTo: 'button', texts: ['label', 'children'] },
  ),
  MixedCheckbox: conforming(
    MixedCheckbox,
    { check: 'some', onToggle: () => {}, children: 'All groups' },
    { refTo: 'input', texts: ['children'] },
  ),
  NumberField: conforming(
    NumberField,
    { label: 'Sessions', unit: 'per person', defaultValue: 3, ...noted },
    { refTo: 'input', texts: [...fieldTexts, 'unit'] },
  ),
  Pagination: conforming(
    Pagination,
    { page: 2, pageSize: 20, total: 90, onPageChange: () => {}, onPageSizeChange: () => {} },
    { refTo: 'nav', words: ['parts.pages', 'parts.previousPage', 'parts.nextPage', 'parts.pageSize'] },
  ),
  Progress: conforming(
    Progress,
    { label: 'Moving people', value: 14, max: 17, valueText: '14 of 17' },
    { refTo: 'div', texts: ['label', 'valueText'] },
  ),
  RadioGroup: conforming(
    RadioGroup,
    { label: 'Access', options: roles.map(({ id, label, note }) => ({ id, label, help: note })), ...noted },
    { refTo: 'div', texts: fieldTexts },
  ),
  RowList: conforming(RowList, { children: <li>Computer or phone</li> }, { refTo: 'ul' }),
  SearchField: conforming(
    SearchField,
    { label: 'Search groups', value: 'ops' },
    { refTo: 'input', texts: ['label', 'placeholder', 'value'], words: ['parts.clearSearch'] },
  ),
  SearchMenu: conforming(
    SearchMenu,
    {
      label: 'Switch account',
      searchLabel: 'Search accounts',
      anchor: document.body,
      isOpen: true,
      onOpenChange: () => {},
      options: [{ id: 'acme', label: 'Acme', note: 'Admin' }],
      chosen: 'acme',
      onChoose: () => {},
      notice: 'One is missing',
    },
    { refTo: 'div', texts: ['notice'], isOverlay: true },
  ),
  Select: conforming(
    Select,
    { label: 'Role', name: 'role', options: roles, ...noted },
    { refTo: 'button', texts: [...fieldTexts, 'placeholder'], words: ['parts.choose'] },
  ),
  Skeleton: conforming(Skeleton, { shape: 'badge' }, { refTo: 'span' }),
  Switch: conforming(
    Switch,
    { label: 'Ask for a second step', help: 'At each sign-in.', defaultSelected: true },
    { refTo: 'input', texts: ['label', 'help'] },
  ),
  Tabs: conforming(
    Tabs,
    {
      label: 'Group',
      items: [
        { id: 'people', label: 'People', badge: <Badge>17</Badge>, children: 'Maya' },
        { id: 'roles', label: 'Roles', children: 'Admin' },
      ],
    },
    { refTo: 'div', texts: ['label'] },
  ),
  TextArea: conforming(
    TextArea,
    { label: 'Description', placeholder: 'Night shift', ...noted },
    { refTo: 'textarea', texts: fieldTexts },
  ),
  Toast: conforming(
    Toast,
    { text: 'Daniel Okafor removed', detail: 'He is signed out.', onDismiss: () => {} },
    { refTo: 'div', texts: ['text', 'detail'], words: ['parts.dismiss'] },
  ),
  ToastRegion: conforming(ToastRegion, { queue }, { refTo: 'section', words: ['parts.notifications'] }),
  Tooltip: conforming(Tooltip, { text: 'Copy', children: <button type="button">Copy</button> }, { refTo: 'span' }),
} satisfies Record<Exclude<keyof PortalSlots, keyof PrimitiveSlots>, unknown>

describe.each(entries(parts))('%s', (slot, part) => itConforms(slot, part))

function entries<Part>(table: Record<string, Part>): readonly (readonly [SlotName, Part])[] {
  return slotNames.flatMap((slot) => (table[slot] === undefined ? [] : [[slot, table[slot]] as const]))
}
