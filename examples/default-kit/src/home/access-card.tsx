import {
  Can,
  createFeatureHook,
  entitlementsFeature,
  useCan,
  useFeatureFlag,
  useSession,
  useStartUp,
} from '@portico/headless'
import { useState } from 'react'
import { Fact } from './fact.tsx'
import { Locked } from './locked.tsx'
import { useWords } from './words.ts'

/** What the person may do here: every action asks for itself, and says what would open it where it is closed. */
export function AccessCard() {
  const words = useWords()
  const [done, setDone] = useState<string | null>(null)
  const isUnknown = useEntitlementsSlice(({ status }) => status === 'failed')
  return (
    <section className="card card-wide" aria-labelledby="access-title">
      <header className="card-header">
        <h2 id="access-title">{words.access}</h2>
        <CheckAgain />
      </header>
      <dl className="facts access">
        <Reports onDone={setDone} />
        <Usage onDone={setDone} />
        <Audits onDone={setDone} />
        <Members onDone={setDone} />
      </dl>
      <div role="status" className="help">
        {isUnknown && <p>{words.accessUnknown}</p>}
        {done !== null && <p>{words.happensHere(done)}</p>}
      </div>
    </section>
  )
}

const useEntitlementsSlice = createFeatureHook(entitlementsFeature)

/** Reads everything anew that the answers come from, for whoever was just given something. */
function CheckAgain() {
  const words = useWords()
  const { load, calls } = useEntitlementsSlice()
  const loadFlags = useStartUp((startUp) => startUp.loadFlags)
  const refresh = useSession((session) => session.refresh)
  return (
    <button
      type="button"
      className="button"
      data-pending={calls.load.status === 'pending' || undefined}
      onClick={() => {
        // Roles and permissions come with the token, features and plans by themselves, and so do flags.
        void refresh()
        void load()
        void loadFlags()
      }}
    >
      {words.checkAgain}
    </button>
  )
}

interface AreaProps {
  /** Called with the name of an action that was taken, in place of what an application would do. */
  readonly onDone: (action: string) => void
}

/** By the plan: open, or the way to a plan that holds it. */
function Reports({ onDone }: AreaProps) {
  const words = useWords()
  return (
    <Fact name={words.reports}>
      <Can feature="reports" fallback={<Locked remedy="upgrade" feature="reports" />}>
        <Action name={words.openReports} onDone={onDone} />
      </Can>
    </Fact>
  )
}

/** By a flag: where it is off, there is no trace of it. */
function Usage({ onDone }: AreaProps) {
  const words = useWords()
  const showsUsage = useFeatureFlag('fe-usage-page')
  if (!showsUsage) return null
  return (
    <Fact name={words.usage}>
      <Action name={words.seeUsage} onDone={onDone} />
    </Fact>
  )
}

/** As {@link Reports}; this one ends with its bundle, by itself. */
function Audits({ onDone }: AreaProps) {
  const words = useWords()
  return (
    <Fact name={words.auditExport}>
      <Can feature="audit-export" fallback={<Locked remedy="upgrade" feature="audit-export" />}>
        <Action name={words.exportAudits} onDone={onDone} />
      </Can>
    </Fact>
  )
}

/** Seconds a second step counts. */
const maxAge = 600

/** By a permission and a fresh second factor: which of them is missing decides what to tell. */
function Members({ onDone }: AreaProps) {
  const words = useWords()
  const { isAllowed, remedy } = useCan({ permissions: ['fe.secure.write.users'], stepUp: { maxAge } })
  return (
    <Fact name={words.deletingMembers}>
      {isAllowed && <Action name={words.deleteMember} onDone={onDone} />}
      {remedy && <Locked remedy={remedy} maxAge={maxAge} />}
    </Fact>
  )
}

function Action({ name, onDone }: AreaProps & { readonly name: string }) {
  return (
    <button type="button" className="button" onClick={() => onDone(name)}>
      {name}
    </button>
  )
}
