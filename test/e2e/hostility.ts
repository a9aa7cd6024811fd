import type { BrowserContext } from 'playwright-core'

/** What stands in the way of the kit on a page: markup for its head and for the beginning of its body. */
export interface Hostility {
  readonly head: string
  readonly body: string
}

/** Rules that reach everything a page holds, and elements that bear the names of the kit's own. */
export const hostility: Hostility = {
  head: `
    <style>
      @keyframes hostile { to { color: lime; letter-spacing: 1em } }
      html { font-size: 40px; color-scheme: light; --portico-scale: 16px }
      * {
        box-sizing: content-box !important;
        margin: 6px !important;
        padding: 8px !important;
        border: 4px dotted red !important;
        border-radius: 0 !important;
        outline: 2px solid lime !important;
        background: hotpink !important;
        box-shadow: 0 0 9px red !important;
        color: yellow !important;
        font: italic 900 30px/3 monospace !important;
        letter-spacing: 0.5em !important;
        word-spacing: 1em !important;
        text-transform: uppercase !important;
        text-align: end !important;
        text-decoration: line-through !important;
        text-indent: 3em !important;
        text-shadow: 2px 2px red !important;
        white-space: pre !important;
        word-break: break-all !important;
        hyphens: none !important;
        list-style: square !important;
        cursor: wait !important;
        direction: rtl !important;
        quotes: none !important;
        tab-size: 20 !important;
        animation: hostile 1s infinite !important;
        transition: all 9s !important;
      }
      input, button, h1, p, form, svg, label, section, main, header {
        display: none !important;
        visibility: hidden !important;
        width: 3px !important;
        pointer-events: none !important;
        fill: red !important;
      }
      :focus, :focus-visible, :hover, ::placeholder, ::selection { color: red !important; background: lime !important }
      [class*=portico-] { letter-spacing: 1em; text-transform: uppercase; color: red }
      .portico { --portico-scale: 16px }
      .overlay { position: fixed !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
        outline: 0 !important; box-shadow: none !important; z-index: 2147483647 !important }
      .over { inset: 0 !important; background: none !important; pointer-events: none !important }
      .beside { inset: 0 auto auto 0 !important; width: 60px !important; height: 60px !important }
    </style>`,
  body: `
    <div class="overlay over"></div>
    <div class="overlay beside"></div>
    <form name="login" id="login"><input id="email" name="email" value="theirs" type="hidden"><input id="password" name="password" value="theirs" type="hidden"></form>
    <div id="portico" class="portico-LoginBox portico-Button portico-Ground"></div>
    <div id="_r_0_"></div><div id="_r_1_"></div><div id="_r_2_"></div><div id="_r_3_"></div>
    <div id="react-aria-_r_0_"></div><div id="react-aria-_r_1_"></div><div id="react-aria-_r_2_"></div>`,
}

/** A base for the page's relative addresses, on another path of its own origin. */
export const otherBase: Hostility = { head: '<base href="/elsewhere/deep/">', body: '' }

/** Puts it into every page to come, before the page's own scripts run. The policy of the page has to allow it. */
export async function plant(context: BrowserContext, planted: Hostility): Promise<void> {
  await context.addInitScript(({ head, body }) => {
    const put = () => {
      document.head.insertAdjacentHTML('beforeend', head)
      document.body.insertAdjacentHTML('afterbegin', body)
    }
    // As soon as all of the page is there: modules run after that.
    document.addEventListener('readystatechange', put, { once: true })
  }, planted)
}
