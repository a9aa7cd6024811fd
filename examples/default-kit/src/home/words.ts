import type { Remedy } from '@portico/headless'
import type { LocaleName } from '@portico/ui-kit'
import { createContext, useContext } from 'react'
import { type LanguageName, languageOf } from '../language.ts'

/** What the signed-in page says. An application has its own way to do this; the kit has nothing to do with it. */
export interface Words {
  readonly overview: string
  readonly welcome: (name: string) => string
  readonly workingIn: (tenant: string) => string
  readonly signedIn: string
  readonly administration: string
  readonly gallery: string
  readonly ownSection: string
  readonly session: string
  readonly status: string
  readonly active: string
  readonly stale: string
  readonly staleNotice: string
  readonly since: string
  readonly secondStep: string
  readonly on: string
  readonly off: string
  readonly access: string
  readonly checkAgain: string
  readonly accessUnknown: string
  readonly happensHere: (action: string) => string
  readonly locked: string
  readonly reports: string
  readonly openReports: string
  readonly usage: string
  readonly seeUsage: string
  readonly auditExport: string
  readonly exportAudits: string
  readonly deletingMembers: string
  readonly deleteMember: string
  readonly remedies: Readonly<Record<Remedy, string>>
  readonly confirm: string
  readonly upgrade: string
  readonly upgradeFailed: string
  readonly signIn: string
  readonly ask: string
  readonly askSubject: string
  readonly nothingHere: string
  readonly nothingAt: (path: string) => string
  readonly toOverview: string
  readonly tryNow: string
}

/** The language of the signed-in page. */
export const LocaleContext = createContext<LanguageName>('en')

/** The tag of the language of the page, for `Intl`. */
export function useLanguageTag(): string {
  return languageOf(useContext(LocaleContext)).lang
}

/** What the signed-in page says in its language. */
export function useWords(): Words {
  const locale = useContext(LocaleContext)
  return locale === 'pseudo' ? words.en : words[locale]
}

const words: Readonly<Record<LocaleName, Words>> = {
  en: {
    overview: 'Overview',
    welcome: (name) => `Welcome back, ${name}`,
    workingIn: (tenant) => `You’re working in ${tenant}.`,
    signedIn: 'You’re signed in.',
    administration: 'Administration',
    gallery: 'Gallery of screens',
    ownSection: 'A section of the application, beside those of the kit.',
    session: 'Your session',
    status: 'Status',
    active: 'Active',
    stale: 'Waiting for a connection',
    staleNotice: 'We can’t reach Lantern right now. You’re still signed in; what you see may be out of date.',
    since: 'Signed in',
    secondStep: 'Second step',
    on: 'Set up',
    off: 'Not set up yet',
    access: 'What you can do',
    checkAgain: 'Check again',
    accessUnknown: 'We couldn’t find out what your plan includes.',
    happensHere: (action) => `“${action}” is open to you. Your application does it here.`,
    locked: 'Locked',
    reports: 'Reports',
    openReports: 'Open reports',
    usage: 'Usage',
    seeUsage: 'See usage',
    auditExport: 'Audit export',
    exportAudits: 'Export audits',
    deletingMembers: 'Deleting members',
    deleteMember: 'Delete a member',
    remedies: {
      signIn: 'Sign in to do this.',
      askAdministrator: 'Ask an administrator to do this for you.',
      upgrade: 'Your plan doesn’t include this. Upgrade to use it.',
      stepUp: 'Confirm it’s you with a second step. It counts for 10 minutes.',
      none: 'This isn’t available here.',
    },
    confirm: 'Confirm it’s you',
    upgrade: 'Upgrade',
    upgradeFailed: 'The upgrade didn’t work. Try again.',
    signIn: 'Sign in',
    ask: 'Email an administrator',
    askSubject: 'Could you do this for me in Lantern?',
    nothingHere: 'Nothing here',
    nothingAt: (path) => `There’s no page at ${path}.`,
    toOverview: 'Go to the overview',
    tryNow: 'Try now',
  },
  de: {
    overview: 'Übersicht',
    welcome: (name) => `Willkommen zurück, ${name}`,
    workingIn: (tenant) => `Sie arbeiten in ${tenant}.`,
    signedIn: 'Sie sind angemeldet.',
    administration: 'Verwaltung',
    gallery: 'Galerie der Ansichten',
    ownSection: 'Ein Bereich der Anwendung, neben denen des Baukastens.',
    session: 'Ihre Sitzung',
    status: 'Status',
    active: 'Aktiv',
    stale: 'Wartet auf eine Verbindung',
    staleNotice: 'Lantern ist gerade nicht erreichbar. Sie bleiben angemeldet; was Sie sehen, kann veraltet sein.',
    since: 'Angemeldet seit',
    secondStep: 'Zweiter Schritt',
    on: 'Eingerichtet',
    off: 'Noch nicht eingerichtet',
    access: 'Was Sie tun können',
    checkAgain: 'Erneut prüfen',
    accessUnknown: 'Wir konnten nicht herausfinden, was Ihr Tarif enthält.',
    happensHere: (action) => `„${action}“ steht Ihnen offen. Hier tut es Ihre Anwendung.`,
    locked: 'Gesperrt',
    reports: 'Berichte',
    openReports: 'Berichte öffnen',
    usage: 'Nutzung',
    seeUsage: 'Nutzung ansehen',
    auditExport: 'Export der Protokolle',
    exportAudits: 'Protokolle exportieren',
    deletingMembers: 'Löschen von Mitgliedern',
    deleteMember: 'Mitglied löschen',
    remedies: {
      signIn: 'Melden Sie sich dafür an.',
      askAdministrator: 'Bitten Sie jemanden aus der Verwaltung darum.',
      upgrade: 'Ihr Tarif enthält das nicht. Wechseln Sie den Tarif, um es zu nutzen.',
      stepUp:
        'Bestätigen Sie zuerst, dass Sie es sind: Melden Sie sich mit einem zweiten Schritt an. Er gilt 10 Minuten.',
      none: 'Das gibt es hier nicht.',
    },
    confirm: 'Identität bestätigen',
    upgrade: 'Tarif wechseln',
    upgradeFailed: 'Der Wechsel hat nicht geklappt. Versuchen Sie es noch einmal.',
    signIn: 'Anmelden',
    ask: 'E-Mail an die Verwaltung',
    askSubject: 'Können Sie das in Lantern für mich tun?',
    nothingHere: 'Hier ist nichts',
    nothingAt: (path) => `Unter ${path} gibt es keine Seite.`,
    toOverview: 'Zur Übersicht',
    tryNow: 'Jetzt versuchen',
  },
  he: {
    overview: 'סקירה',
    welcome: (name) => `שלום, ${name}`,
    workingIn: (tenant) => `סביבת העבודה שלכם: ${tenant}.`,
    signedIn: 'נכנסתם.',
    administration: 'ניהול',
    gallery: 'גלריית המסכים',
    ownSection: 'אזור של האפליקציה, לצד אלה של הערכה.',
    session: 'הכניסה שלכם',
    status: 'מצב',
    active: 'פעילה',
    stale: 'ממתינה לחיבור',
    staleNotice: 'אין כרגע קשר עם Lantern. אתם עדיין מחוברים; ייתכן שמה שמוצג אינו עדכני.',
    since: 'זמן הכניסה',
    secondStep: 'שלב שני',
    on: 'הוגדר',
    off: 'עדיין לא הוגדר',
    access: 'מה אפשר לעשות',
    checkAgain: 'לבדוק שוב',
    accessUnknown: 'לא הצלחנו לברר מה התוכנית שלכם כוללת.',
    happensHere: (action) => `„${action}” פתוח בפניכם. כאן היישום שלכם עושה זאת.`,
    locked: 'נעול',
    reports: 'דוחות',
    openReports: 'לפתוח דוחות',
    usage: 'שימוש',
    seeUsage: 'להציג שימוש',
    auditExport: 'ייצוא יומנים',
    exportAudits: 'לייצא יומני ביקורת',
    deletingMembers: 'מחיקת חברים',
    deleteMember: 'למחוק חבר',
    remedies: {
      signIn: 'לשם כך יש להיכנס.',
      askAdministrator: 'בקשו ממנהל לעשות זאת עבורכם.',
      upgrade: 'התוכנית שלכם אינה כוללת זאת. אפשר לשדרג אותה.',
      stepUp: 'קודם אשרו שזה אתם: היכנסו עם שלב שני. הוא תקף ל־10 דקות.',
      none: 'זה לא זמין כאן.',
    },
    confirm: 'לאשר שזה אני',
    upgrade: 'לשדרג',
    upgradeFailed: 'השדרוג לא הצליח. נסו שוב.',
    signIn: 'כניסה',
    ask: 'לכתוב למנהל',
    askSubject: 'אפשר לעשות זאת עבורי ב־Lantern?',
    nothingHere: 'אין כאן כלום',
    nothingAt: (path) => `אין דף בכתובת ${path}.`,
    toOverview: 'לסקירה',
    tryNow: 'לנסות עכשיו',
  },
}
