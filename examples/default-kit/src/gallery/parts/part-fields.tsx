import { NativeForm } from '@portico/ui-kit/primitives'
import {
  ComboBox,
  DateField,
  DateRangeField,
  FileField,
  NumberField,
  RadioGroup,
  Select,
  TextArea,
} from '@portico/ui-kit/primitives/portal'

const roles = [
  { id: 'admin', label: 'Admin', note: 'May do everything' },
  { id: 'billing', label: 'Billing' },
  { id: 'editor', label: 'Editor' },
  { id: 'viewer', label: 'Viewer', note: 'May look, not change' },
]

/** The fields. */
export function PartFields() {
  return (
    <NativeForm onSubmit={() => {}}>
      <Select label="Role" name="role" options={roles} help="People get it at their next sign-in." />
      <Select label="Default role" options={roles} defaultValue="viewer" />
      <Select label="Approver" options={roles} error="Choose a role." />
      <ComboBox
        label="Roles"
        name="roles"
        options={roles}
        defaultValue={['admin', 'editor']}
        placeholder="Add a role"
      />
      <TextArea label="Description" name="description" placeholder="Who is in this group, and why" />
      <RadioGroup
        label="Who may join"
        defaultValue="invited"
        options={[
          { id: 'invited', label: 'Invited people', help: 'An admin sends each invitation.' },
          { id: 'domain', label: 'Everyone with our domain' },
          { id: 'all', label: 'Everyone', isDisabled: true },
        ]}
      />
      <NumberField label="Open sessions" defaultValue={3} min={1} max={20} unit="per person" />
      <DateField label="Ends on" name="end" defaultValue="2026-03-12" />
      <DateRangeField label="Period" />
      <FileField label="Logo" accept="image/*" maxSize={1_000_000} help="PNG or SVG, 1 MB at most." />
    </NativeForm>
  )
}
