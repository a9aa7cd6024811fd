/** A property of a made-up account. */
export type Trait =
  | 'mfa'
  | 'phone'
  | 'picture'
  | 'inactive'
  | 'invited'
  | 'disabled'
  | 'temporary'
  | 'expired'
  | 'locked'
  | 'breached'
  | 'directory'

/** A made-up person of the demo, with a name and an address. */
export interface Cast {
  readonly name: string
  /** The part of the e-mail address before the `@`. */
  readonly address: string
  /** The key of the role. */
  readonly role: string
  readonly provider: string
  readonly traits: readonly Trait[]
}

/** The first of the made-up people: every state of an account, and every kind of name, within two pages of a list. */
export const cast: readonly Cast[] = [
  person('Maya Reyes', 'maya.reyes', 'Admin', ['mfa', 'picture', 'phone']),
  person('Daniel Okafor', 'daniel.okafor', 'Admin', ['mfa', 'directory']),
  person('Sofia Lindqvist', 'sofia.lindqvist', 'Support', ['mfa', 'phone'], 'saml'),
  person('Yael Ben-Ami', 'yael', 'Editor', ['locked']),
  person('Tomasz Kowalczyk', 'tomasz.k', 'Viewer', ['temporary']),
  person('Amara Nwosu', 'amara.nwosu', 'Editor', ['invited']),
  person('정현우', 'hyunwoo.jeong', 'Editor', ['mfa'], 'google'),
  person('Lucía Fernández', 'lucia.fernandez', 'Viewer', ['disabled', 'directory']),
  person('Grace Mutasa', 'grace.mutasa', 'Support', ['picture']),
  person('Elias Vainio', 'elias.vainio', 'Viewer', ['inactive'], 'microsoft'),
  person('Priya Raman', 'priya.raman', 'Viewer', ['breached']),
  person('Owen Bennett', 'owen.bennett', 'Viewer', ['expired']),
  person('Grace Mutasa', 'g.mutasa', 'Viewer', ['phone'], 'github'),
  person('יעל כהן', 'yael.cohen', 'Viewer', []),
  person('فاطمة الحسن', 'fatima.alhassan', 'Viewer', ['mfa']),
  person('Анна Иванова', 'anna.ivanova', 'Editor', [], 'google'),
  person('田中 健太', 'kenta.tanaka', 'Viewer', ['picture']),
  person('王伟', 'wei.wang', 'Viewer', [], 'microsoft'),
  person('प्रिया शर्मा', 'priya.sharma', 'Viewer', ['phone']),
  person(
    'Maximiliana Alexandra Konstantinopoulou-Papadimitriou von und zu Hohenlohe-Langenburg',
    'maximiliana.konstantinopoulou',
    'Viewer',
    [],
  ),
]

function person(name: string, address: string, role: string, traits: readonly Trait[], provider = 'local'): Cast {
  return { name, address, role, provider, traits }
}
