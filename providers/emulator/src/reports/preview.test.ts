import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { base64, changes, openReports, people, tokens } from '../../test/open-reports.ts'

type Scene = Awaited<ReturnType<typeof openReports>>

const html = async ({ preview, id }: Scene, name: string, filters: object = {}) =>
  (await preview(id(name), { dataFilters: base64(filters) })).text()
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('a preview as HTML', () => {
  it('a preview as HTML has the name, the column heads and the rows', async () => {
    const scene = await openReports()
    const text = await html(scene, people)
    expect(text).toContain(`<h1>${people}</h1>`)
    expect(text).toContain('<th>E-mail</th>')
    expect(text).toContain('<td>Rita Reader</td><td>reader@acme.test</td><td>Read Only</td><td>No</td>')
  })

  it('escapes every value, and the name of the query', async () => {
    const scene = await openReports()
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.name = '<img src=x onerror="alert(1)">'
    })
    const response = await scene.preview(scene.id(people), { name: '<script>$&</script>' })
    const text = await response.text()
    expect(text).not.toMatch(/<img|<script/)
    expect(text).toContain('<h1>&#60;script&#62;$&#38;&#60;/script&#62;</h1>')
  })

  it('runs nothing in a browser that opens it', async () => {
    const { preview, id } = await openReports()
    expect((await preview(id(people))).headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  })

  it('a preview as HTML has no row of another tenant', async () => {
    expect(await html(await openReports(), people)).not.toContain('sso@globex.test')
  })
})

describe('the filters of the data', () => {
  it('find a role, a lock and a part of a name', async () => {
    const scene = await openReports()
    expect(await html(scene, people, { role: 'Support' })).toMatch(/Mia Moreno/)
    expect(await html(scene, people, { role: 'Support' })).not.toMatch(/Ada Admin|Rita Reader/)
    expect(await html(scene, people, { isLocked: true })).not.toContain('Ada Admin')
    expect(await html(scene, people, { name: 'rita', role: '' })).not.toContain('Ada Admin')
  })

  it('find letters beyond ASCII', async () => {
    const scene = await openReports()
    scene.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'reader@acme.test') user.name = 'Jörg 🚚'
    })
    const text = await html(scene, people, { name: 'jörg 🚚' })
    expect([text.includes('Jörg 🚚'), text.includes('Ada Admin')]).toEqual([true, false])
  })

  it('find several severities, and the last days', async () => {
    const scene = await openReports()
    scene.emulator.arrange((state) => {
      state.audits = (['Info', 'High'] as const).map((severity, index) => ({
        id: severity,
        tenantId: state.tenants[0]?.id ?? '',
        userId: null,
        action: `did ${severity}`,
        severity,
        createdAt: new Date(Date.UTC(2025, 11, index === 0 ? 1 : 31)).toISOString(),
      }))
    })
    expect(await html(scene, changes, { severity: ['Info', 'High'] })).toMatch(/did Info.*\n.*did High/)
    expect(await html(scene, changes, { severity: ['High'] })).not.toContain('did Info')
    expect(await html(scene, changes, { createdAt: 'P7D' })).toContain('did High')
    expect(await html(scene, changes, { createdAt: 'P7D' })).not.toContain('did Info')
  })

  it('find tokens that expire', async () => {
    const text = await html(await openReports(), tokens, { expires: true })
    expect([text.includes('CI deploy'), text.includes('Nightly export')]).toEqual([true, false])
  })

  it.each([
    [people, { planet: 'Mars' }],
    [people, { toString: 'x' }],
    [people, { role: 'Owner' }],
    [people, { isLocked: 'yes' }],
    [people, { name: 1 }],
    [changes, { severity: 'High' }],
    [changes, { severity: ['Odd'] }],
    [changes, { createdAt: 'last week' }],
  ])('the filters of %s are refused: %j', async (name, filters) => {
    const { preview, id } = await openReports()
    expect((await preview(id(name), { dataFilters: base64(filters) })).status).toBe(400)
  })

  it.each(['', '%', 'bnVsbA==', base64([]), Buffer.from([0xff]).toString('base64')])(
    'the filters are refused if they are encoded as %j',
    async (dataFilters) => {
      const { preview, id } = await openReports()
      expect((await preview(id(people), { dataFilters })).status).toBe(400)
    },
  )
})

describe('a preview as a file', () => {
  it('a preview as PDF has the name as its title and 40 rows on a page', async () => {
    const { preview, id, emulator } = await openReports()
    emulator.arrange(({ users }) => {
      const [first = expect.unreachable()] = users
      for (let number = 0; number < 60; number++)
        users.push({ ...first, id: `more-${number}`, email: `more-${number}@acme.test`, name: 'דנה' })
    })
    const response = await preview(id(people), { responseType: 'pdf', name: 'Drivers' })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const file = await PDFDocument.load(await bytes(response))
    expect([file.getTitle(), file.getPageCount()]).toEqual(['Drivers', 2])
  })

  it('a preview as PDF is valid without rows', async () => {
    const { preview, id } = await openReports()
    const response = await preview(id(people), { responseType: 'pdf', dataFilters: base64({ name: 'nobody' }) })
    expect((await PDFDocument.load(await bytes(response))).getPageCount()).toBe(1)
  })

  it('a preview as JPEG has the numbers in its comment', async () => {
    const { preview, id } = await openReports()
    const response = await preview(id(people), { responseType: 'image' })
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const file = await bytes(response)
    const { width, height } = await (await PDFDocument.create()).embedJpg(file)
    expect([width, height]).toEqual([640, 96])
    expect(new TextDecoder('latin1').decode(file)).toContain('Read Only, Viewer: 2')
  })

  it('a preview in another form is refused', async () => {
    const { preview, id } = await openReports()
    expect((await preview(id(people), { responseType: 'xlsx' })).status).toBe(400)
  })
})
