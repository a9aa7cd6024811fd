// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/audits`, each with the values it takes. */
export interface AuditsPlaceholders {
  /** Audit log */
  readonly 'audits.title': Record<never, never>
  /** Who did what, and when. */
  readonly 'audits.lead': Record<never, never>
  /** Search the log */
  readonly 'audits.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'audits.count': Readonly<Record<'count', number>>
  /** Time */
  readonly 'audits.column.createdAt': Record<never, never>
  /** Action */
  readonly 'audits.column.action': Record<never, never>
  /** Severity */
  readonly 'audits.column.severity': Record<never, never>
  /** Description */
  readonly 'audits.column.description': Record<never, never>
  /** Who */
  readonly 'audits.column.user': Record<never, never>
  /** Email address */
  readonly 'audits.column.email': Record<never, never>
  /** IP address */
  readonly 'audits.column.ip': Record<never, never>
  /** With */
  readonly 'audits.column.userAgent': Record<never, never>
  /** Raw event */
  readonly 'audits.column.json': Record<never, never>
  /** High */
  readonly 'audits.High': Record<never, never>
  /** Info */
  readonly 'audits.Info': Record<never, never>
  /** System */
  readonly 'audits.system': Record<never, never>
  /** Today {time} */
  readonly 'audits.today': Readonly<Record<'time', string>>
  /** Yesterday {time} */
  readonly 'audits.yesterday': Readonly<Record<'time', string>>
  /** Totals */
  readonly 'audits.figures': Record<never, never>
  /** Events today */
  readonly 'audits.eventsToday': Record<never, never>
  /** By people, tokens and the system */
  readonly 'audits.eventsTodayNote': Record<never, never>
  /** High this week */
  readonly 'audits.highThisWeek': Record<never, never>
  /** Nothing needs a closer look */
  readonly 'audits.noneHigh': Record<never, never>
  /** Show only these */
  readonly 'audits.showHigh': Record<never, never>
  /** Not known */
  readonly 'audits.unknown': Record<never, never>
  /** Load again */
  readonly 'audits.loadAgain': Record<never, never>
  /** Load again: {figure} */
  readonly 'audits.loadAgainOf': Readonly<Record<'figure', string>>
  /** Any time */
  readonly 'audits.anyTime': Record<never, never>
  /** Today */
  readonly 'audits.ofToday': Record<never, never>
  /** Yesterday */
  readonly 'audits.ofYesterday': Record<never, never>
  /** This month */
  readonly 'audits.ofThisMonth': Record<never, never>
  /** Last month */
  readonly 'audits.ofLastMonth': Record<never, never>
  /** {count, plural, one {Last 24 hours} other {Last # days}} */
  readonly 'audits.lastDays': Readonly<Record<'count', number>>
  /** Days of your choice */
  readonly 'audits.ownDays': Record<never, never>
  /** Days */
  readonly 'audits.days': Record<never, never>
  /** Since {date} */
  readonly 'audits.since': Readonly<Record<'date', string>>
  /** Until {date} */
  readonly 'audits.until': Readonly<Record<'date', string>>
  /** Export CSV */
  readonly 'audits.export': Record<never, never>
  /** Cancel export */
  readonly 'audits.exportCancel': Record<never, never>
  /** Reading {file} */
  readonly 'audits.exporting': Readonly<Record<'file', string>>
  /** {file} is saved */
  readonly 'audits.exported': Readonly<Record<'file', string>>
  /** The export was canceled */
  readonly 'audits.exportEnded': Record<never, never>
  /** We couldn’t export the log */
  readonly 'audits.exportFailed': Record<never, never>
  /** Try again */
  readonly 'audits.tryAgain': Record<never, never>
  /** Views */
  readonly 'audits.views': Record<never, never>
  /** Save this view */
  readonly 'audits.saveView': Record<never, never>
  /** Keeps search, filters and order under a name, in this browser. */
  readonly 'audits.saveViewLead': Record<never, never>
  /** Edit views */
  readonly 'audits.editViews': Record<never, never>
  /** No saved views yet */
  readonly 'audits.noViews': Record<never, never>
  /** Name of the view */
  readonly 'audits.viewName': Record<never, never>
  /** Give the view a name. */
  readonly 'audits.viewNameMissing': Record<never, never>
  /** A view of this name is replaced. */
  readonly 'audits.viewReplaces': Record<never, never>
  /** Actions for {name} */
  readonly 'audits.viewActions': Readonly<Record<'name', string>>
  /** Rename */
  readonly 'audits.renameView': Record<never, never>
  /** Rename {name} */
  readonly 'audits.renameViewTitle': Readonly<Record<'name', string>>
  /** Save name */
  readonly 'audits.renameViewSave': Record<never, never>
  /** Delete view */
  readonly 'audits.removeView': Record<never, never>
  /** Delete the view {name}? */
  readonly 'audits.removeViewTitle': Readonly<Record<'name', string>>
  /** The events stay. Only this search is forgotten. */
  readonly 'audits.removeViewText': Record<never, never>
  /** Close */
  readonly 'audits.close': Record<never, never>
  /** When */
  readonly 'audits.when': Record<never, never>
  /** What changed */
  readonly 'audits.object': Record<never, never>
  /** Open the user */
  readonly 'audits.openUser': Record<never, never>
  /** Open the group */
  readonly 'audits.openGroup': Record<never, never>
  /** Open the role */
  readonly 'audits.openRole': Record<never, never>
  /** A user */
  readonly 'audits.aUser': Record<never, never>
  /** A group */
  readonly 'audits.aGroup': Record<never, never>
  /** A role */
  readonly 'audits.aRole': Record<never, never>
  /** Only events of this person */
  readonly 'audits.onlyPerson': Record<never, never>
  /** Only events of this IP address */
  readonly 'audits.onlyAddress': Record<never, never>
  /** Contains this text */
  readonly 'audits.asTyped': Record<never, never>
  /** Copy raw event */
  readonly 'audits.copyRaw': Record<never, never>
  /** {count, plural, one {# item} other {# items}} */
  readonly 'audits.items': Readonly<Record<'count', number>>
  /** and {count, number} more */
  readonly 'audits.more': Readonly<Record<'count', number>>
  /** This event is not on this page */
  readonly 'audits.notShown': Record<never, never>
  /** Clear the filters, or look on another page. */
  readonly 'audits.notShownText': Record<never, never>
  /** No events yet */
  readonly 'audits.empty': Record<never, never>
  /** What people, tokens and the system do is listed here. */
  readonly 'audits.emptyText': Record<never, never>
}
