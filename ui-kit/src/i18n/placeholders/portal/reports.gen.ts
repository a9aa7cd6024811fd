// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/reports`, each with the values it takes. */
export interface ReportsPlaceholders {
  /** Reports */
  readonly 'reports.title': Record<never, never>
  /** Read here, downloaded, or sent by email. */
  readonly 'reports.lead': Record<never, never>
  /** Search reports */
  readonly 'reports.search': Record<never, never>
  /** {count, plural, one {# report} other {# reports}} */
  readonly 'reports.count': Readonly<Record<'count', number>>
  /** No reports yet */
  readonly 'reports.empty': Record<never, never>
  /** The reports of your account are listed here as soon as it has some. */
  readonly 'reports.emptyText': Record<never, never>
  /** Report */
  readonly 'reports.report': Record<never, never>
  /** Schedule */
  readonly 'reports.schedule': Record<never, never>
  /** Last sent */
  readonly 'reports.last': Record<never, never>
  /** Changed */
  readonly 'reports.changed': Record<never, never>
  /** On */
  readonly 'reports.isOn': Record<never, never>
  /** Off */
  readonly 'reports.isOff': Record<never, never>
  /** Not scheduled */
  readonly 'reports.never': Record<never, never>
  /** Every day at {time} */
  readonly 'reports.everyDay': Readonly<Record<'time', string>>
  /** Monday to Friday at {time} */
  readonly 'reports.workdays': Readonly<Record<'time', string>>
  /** {days} at {time} */
  readonly 'reports.onDays': Readonly<Record<'days', string>> & Readonly<Record<'time', string>>
  /** {count, plural, one {Every minute} other {Every # minutes}} */
  readonly 'reports.everyMinutes': Readonly<Record<'count', number>>
  /** {count, plural, one {Every hour} other {Every # hours}} */
  readonly 'reports.everyHours': Readonly<Record<'count', number>>
  /** {count, plural, one {Every hour} other {Every # hours}}, {minute, plural, one {# minute} other {# minutes}} past the hour */
  readonly 'reports.everyHoursAt': Readonly<Record<'count', number>> & Readonly<Record<'minute', number>>
  /** {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} */
  readonly 'reports.monthDay': Readonly<Record<'day', number>>
  /** On the {days} of every {step, select, second {second month} third {third month} fourth {fourth month} sixth {sixth month} other {month}} at {time} */
  readonly 'reports.everyMonth': Readonly<Record<'days', string>> & Readonly<Record<'step', string>> & Readonly<Record<'time', string>>
  /** On the {days} of {months} at {time} */
  readonly 'reports.inMonths': Readonly<Record<'days', string>> & Readonly<Record<'months', string>> & Readonly<Record<'time', string>>
  /** By {cron} */
  readonly 'reports.byCron': Readonly<Record<'cron', string>>
  /** Open */
  readonly 'reports.open': Record<never, never>
  /** Schedule… */
  readonly 'reports.change': Record<never, never>
  /** Send now… */
  readonly 'reports.sendNow': Record<never, never>
  /** This report is gone. Another administrator may have removed it, or the link is old. */
  readonly 'reports.gone': Record<never, never>
  /** Preview */
  readonly 'reports.preview': Record<never, never>
  /** With the data of now. */
  readonly 'reports.previewLead': Record<never, never>
  /** Refresh */
  readonly 'reports.refresh': Record<never, never>
  /** Preview of {name} */
  readonly 'reports.frame': Readonly<Record<'name', string>>
  /** This page doesn’t allow a preview. Download the report to read it. */
  readonly 'reports.frameRefused': Record<never, never>
  /** We couldn’t load the preview */
  readonly 'reports.previewFailed': Record<never, never>
  /** You can’t see the data of this report */
  readonly 'reports.noData': Record<never, never>
  /** It needs the permission to read what it is about. An administrator can give it to you. */
  readonly 'reports.noDataText': Record<never, never>
  /** Download */
  readonly 'reports.download': Record<never, never>
  /** PDF file */
  readonly 'reports.pdf': Record<never, never>
  /** Image */
  readonly 'reports.image': Record<never, never>
  /** Web page */
  readonly 'reports.html': Record<never, never>
  /** Download as PDF */
  readonly 'reports.asPdf': Record<never, never>
  /** Download as image */
  readonly 'reports.asImage': Record<never, never>
  /** Downloading… */
  readonly 'reports.downloading': Record<never, never>
  /** Downloaded: {file} */
  readonly 'reports.downloaded': Readonly<Record<'file', string>>
  /** The download failed */
  readonly 'reports.downloadFailed': Record<never, never>
  /** Next */
  readonly 'reports.next': Record<never, never>
  /** Sent to */
  readonly 'reports.to': Record<never, never>
  /** The person who set the schedule */
  readonly 'reports.toOwner': Record<never, never>
  /** Sent as */
  readonly 'reports.output': Record<never, never>
  /** Filters */
  readonly 'reports.filters': Record<never, never>
  /** Sent so far */
  readonly 'reports.runs': Record<never, never>
  /** Each time it was sent, the newest first. */
  readonly 'reports.runsLead': Record<never, never>
  /** {count, plural, one {Sent once} other {Sent # times}} */
  readonly 'reports.runCount': Readonly<Record<'count', number>>
  /** Not sent yet */
  readonly 'reports.noRuns': Record<never, never>
  /** Each time it is sent, you see here whom it reached. */
  readonly 'reports.noRunsText': Record<never, never>
  /** Time */
  readonly 'reports.when': Record<never, never>
  /** Result */
  readonly 'reports.result': Record<never, never>
  /** Sent by */
  readonly 'reports.by': Record<never, never>
  /** The schedule */
  readonly 'reports.bySchedule': Record<never, never>
  /** A person */
  readonly 'reports.byPerson': Record<never, never>
  /** Sent out */
  readonly 'reports.sent': Record<never, never>
  /** Not sent */
  readonly 'reports.failed': Record<never, never>
  /** {count, plural, one {# address failed} other {# addresses failed}} */
  readonly 'reports.failedFor': Readonly<Record<'count', number>>
  /** The last sending failed */
  readonly 'reports.lastFailed': Record<never, never>
  /** The mail server refused {addresses}. Check the addresses, or try again later. */
  readonly 'reports.reason.address-refused': Readonly<Record<'addresses', string>>
  /** The person who set the schedule may no longer read these data. Save the schedule yourself to go on. */
  readonly 'reports.reason.no-access': Record<never, never>
  /** It did not reach {addresses}. */
  readonly 'reports.reason.other': Readonly<Record<'addresses', string>>
  /** anybody */
  readonly 'reports.nobody': Record<never, never>
  /** Send again… */
  readonly 'reports.sendAgain': Record<never, never>
  /** Schedule {name} */
  readonly 'reports.scheduleOf': Readonly<Record<'name', string>>
  /** Send it by email */
  readonly 'reports.active': Record<never, never>
  /** Switched off, the schedule is kept and nothing is sent. */
  readonly 'reports.activeHelp': Record<never, never>
  /** Days */
  readonly 'reports.days': Record<never, never>
  /** Choose at least one day. */
  readonly 'reports.daysMissing': Record<never, never>
  /** Present schedule: {schedule}. Choose days to replace it. */
  readonly 'reports.keepsCron': Readonly<Record<'schedule', string>>
  /** At */
  readonly 'reports.at': Record<never, never>
  /** Time zone */
  readonly 'reports.zone': Record<never, never>
  /** By the clock of {zone}. */
  readonly 'reports.atHelp': Readonly<Record<'zone', string>>
  /** {zone}, of the account */
  readonly 'reports.zoneOfAccount': Readonly<Record<'zone', string>>
  /** Recipients */
  readonly 'reports.recipients': Record<never, never>
  /** People of the account, or addresses as typed. Without any it is sent to you. */
  readonly 'reports.recipientsHelp': Record<never, never>
  /** As typed */
  readonly 'reports.asTyped': Record<never, never>
  /** Save schedule */
  readonly 'reports.save': Record<never, never>
  /** Send {name} */
  readonly 'reports.sendTitle': Readonly<Record<'name', string>>
  /** With the data of now, by email. */
  readonly 'reports.sendLead': Record<never, never>
  /** People of the account, or addresses as typed. */
  readonly 'reports.sendHelp': Record<never, never>
  /** Choose or type at least one address. */
  readonly 'reports.recipientsMissing': Record<never, never>
  /** Send */
  readonly 'reports.send': Record<never, never>
  /** Sending… */
  readonly 'reports.sending': Record<never, never>
  /** {count, plural, one {On its way to # address} other {On its way to # addresses}} */
  readonly 'reports.onItsWay': Readonly<Record<'count', number>>
  /** Choose at least one day. */
  readonly 'errors.report-cron-required': Record<never, never>
  /** Choose or type at least one address. */
  readonly 'errors.report-recipients-required': Record<never, never>
  /** One of these is no email address. */
  readonly 'errors.report-recipient-invalid': Record<never, never>
}
