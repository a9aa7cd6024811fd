import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo } from './focused.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const me = 'admin@acme.test'

const section: SectionUnderTest = {
  section: 'profile',
  ready: (page) => page.getByRole('textbox', { name: 'Name', exact: true }),
}

describeSection('the profile in the portal', section, (enter) => {
  const stored = ({ emulator }: Visit) => emulator.snapshot().users.find(({ email }) => email === me)
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your photo' })
  const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
  const saved = (page: Page) => save(page).waitFor({ state: 'detached' })
  const pick = (page: Page) =>
    dialog(page)
      .getByLabel(/^Picture/)
      .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: png(400, 200) })
  const zoom = (page: Page) => dialog(page).getByRole('slider', { name: 'Zoom' })

  it('the profile is changed by mouse, and kept if the save fails', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await field(page, 'Name').fill('Ada L.')
    await field(page, 'Job title').fill('Director')
    emulator.faults.add({ operation: 'updateMe', kind: 'status', status: 500, times: 1 })
    await save(page).click()
    await page.getByText('Trace ID').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Ada L.')
    await save(page).click()
    await saved(page)
    expect(stored(visit)?.name).toBe('Ada L.')
    expect(JSON.parse(stored(visit)?.metadata ?? '{}')).toMatchObject({ jobTitle: 'Director' })
    await visit.end()
  })

  it('keeps what is changed in two tabs at once', async () => {
    const visit = await enter()
    const { page, context } = visit
    const other = await context.newPage()
    await other.goto(page.url())
    await field(page, 'Name').fill('Ada L.')
    await field(other, 'Job title').fill('Director')
    await save(page).click()
    await saved(page)
    await save(other).click()
    await saved(other)
    expect(stored(visit)?.name).toBe('Ada L.')
    expect(JSON.parse(stored(visit)?.metadata ?? '{}')).toMatchObject({ jobTitle: 'Director' })
    await expect.poll(() => field(other, 'Name').inputValue()).toBe('Ada L.')
    await visit.end()
  })

  it('the profile shows that the user was removed, and keeps the typed text', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await field(page, 'Job title').fill('Director')
    emulator.faults.add({ operation: 'updateMe', kind: 'status', status: 404, times: 1 })
    await save(page).click()
    await page.getByRole('alert').first().waitFor()
    expect(await field(page, 'Job title').inputValue()).toBe('Director')
    await visit.end()
  })

  it('the profile has a picture from a file, cropped by mouse, shown from the provider after the save', async () => {
    const visit = await enter()
    const { page, emulator, providerUrl } = visit
    await page.getByRole('button', { name: 'Upload photo' }).click()
    await pick(page)
    await zoom(page).waitFor()
    const stage = dialog(page).getByRole('img', { name: 'The part that is shown' })
    const before = await pictured(stage)
    const box = await stage.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y, { steps: 4 })
    await page.mouse.up()
    expect(await pictured(stage)).not.toBe(before)
    await dialog(page).getByRole('button', { name: 'Use this part' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(emulator.snapshot().pictures).toEqual([])
    await save(page).click()
    await saved(page)
    const [picture] = emulator.snapshot().pictures
    expect(picture?.type).toBe('image/jpeg')
    const shown = page.locator('.portico-PicturePlace img')
    await expect.poll(() => shown.getAttribute('src')).toContain(`${providerUrl}/pictures/${picture?.id}?t=`)
    expect(await shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(512)
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await save(page).click()
    await saved(page)
    expect(stored(visit)?.profilePictureUrl).toBeNull()
    await visit.end()
  })

  it('the profile is changed by keyboard alone, including the picture', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await tabTo(page, /^Name$/)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Ada K.')
    await page.keyboard.press('Enter')
    await saved(page)
    expect(stored(visit)?.name).toBe('Ada K.')
    await page.reload()
    await field(page, 'Name').waitFor()
    await tabTo(page, /^Upload photo$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await pick(page)
    await zoom(page).waitFor()
    await expect.poll(() => focusedName(page)).toBe('Zoom')
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight')
    expect(await zoom(page).inputValue()).toBe('105')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Left to right')
    await page.keyboard.press('Home')
    await tabTo(page, /^Use this part$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe('Upload photo')
    await tabTo(page, /^Save changes$/)
    await page.keyboard.press('Enter')
    await saved(page)
    expect(emulator.snapshot().pictures).toHaveLength(1)
    await visit.end()
  })

  it('the profile has a picture by the camera, which is closed afterwards', async () => {
    const visit = await enter()
    const { page } = visit
    await page.evaluate(plantCamera)
    await page.getByRole('button', { name: 'Upload photo' }).click()
    await dialog(page).getByRole('button', { name: 'Take a photo' }).click()
    await dialog(page).getByText('The camera is on.').waitFor()
    await dialog(page).getByRole('button', { name: 'Take the photo' }).click()
    await zoom(page).waitFor()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'openTracks')())).toBe(0)
    await dialog(page).getByRole('button', { name: 'Use this part' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.locator('.portico-PicturePlace img').getAttribute('src')).toMatch(/^data:image\/jpeg/)
    await visit.end()
  })

  it('the profile shows that the camera was refused', async () => {
    const visit = await enter()
    const { page } = visit
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Upload photo' }).click()
    await dialog(page).getByRole('button', { name: 'Take a photo' }).click()
    await dialog(page).getByText('This page may not use your camera').waitFor()
    await visit.end()
  })

  it('passes axe in light and dark, and never scrolls sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Upload photo' }).click()
    await dialog(page).waitFor()
    await expectAccessible(page)
    await pick(page)
    await zoom(page).waitFor()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Use this part' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Present password').waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})

/** Returns the pixels of a canvas as text. */
function pictured(stage: ReturnType<Page['getByRole']>): Promise<string> {
  return stage.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
}

/** Runs in the page: replaces the camera of the browser by one that films a canvas. */
function plantCamera(): void {
  const tracks: MediaStreamTrack[] = []
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 })
    const context = canvas.getContext('2d')
    const paint = () => {
      if (context) context.fillStyle = '#5b7fd6'
      context?.fillRect(0, 0, 320, 240)
      requestAnimationFrame(paint)
    }
    paint()
    const stream = canvas.captureStream()
    tracks.push(...stream.getTracks())
    return stream
  }
  Reflect.set(globalThis, 'openTracks', () => tracks.filter(({ readyState }) => readyState === 'live').length)
}

/** Returns a PNG whose columns differ. */
function png(width: number, height: number): Buffer {
  const row = Buffer.concat([
    Buffer.of(0),
    ...Array.from({ length: width }, (_, x) => Buffer.of((x * 255) / width, 90, 160)),
  ])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ...parts])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
