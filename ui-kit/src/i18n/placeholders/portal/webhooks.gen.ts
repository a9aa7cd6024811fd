// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/webhooks`, each with the values it takes. */
export interface WebhooksPlaceholders {
  /** Webhooks */
  readonly 'webhooks.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'webhooks.lead': Record<never, never>
  /** Add webhook */
  readonly 'webhooks.create': Record<never, never>
  /** {name} added */
  readonly 'webhooks.added': Readonly<Record<'name', string>>
  /** Search name or URL */
  readonly 'webhooks.search': Record<never, never>
  /** {count, plural, one {# webhook} other {# webhooks}} */
  readonly 'webhooks.count': Readonly<Record<'count', number>>
  /** No webhooks yet */
  readonly 'webhooks.empty': Record<never, never>
  /** Add one to send events of this account to your own systems. */
  readonly 'webhooks.emptyText': Record<never, never>
  /** Edit */
  readonly 'webhooks.edit': Record<never, never>
  /** View */
  readonly 'webhooks.show': Record<never, never>
  /** Delete webhook */
  readonly 'webhooks.remove': Record<never, never>
  /** Delete {name}? */
  readonly 'webhooks.removeTitle': Readonly<Record<'name', string>>
  /** It receives no further events, and its deliveries go with it. You can’t undo this. */
  readonly 'webhooks.removeText': Record<never, never>
  /** {count, plural, one {Delete # webhook?} other {Delete # webhooks?}} */
  readonly 'webhooks.removeManyTitle': Readonly<Record<'count', number>>
  /** They receive no further events, and their deliveries go with them. You can’t undo this. */
  readonly 'webhooks.removeManyText': Record<never, never>
  /** {count, plural, one {Delete # webhook} other {Delete # webhooks}} */
  readonly 'webhooks.removeMany': Readonly<Record<'count', number>>
  /** {total, plural, one {{succeeded, number} of # webhook deleted} other {{succeeded, number} of # webhooks deleted}} */
  readonly 'webhooks.removedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** Webhooks */
  readonly 'webhooks.webhooks': Record<never, never>
  /** Email */
  readonly 'webhooks.email': Record<never, never>
  /** SMS */
  readonly 'webhooks.sms': Record<never, never>
  /** Webhook */
  readonly 'webhooks.webhook': Record<never, never>
  /** Events */
  readonly 'webhooks.events': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'webhooks.eventCount': Readonly<Record<'count', number>>
  /** Last delivery */
  readonly 'webhooks.last': Record<never, never>
  /** Sent */
  readonly 'webhooks.sent': Record<never, never>
  /** On */
  readonly 'webhooks.on': Record<never, never>
  /** {name} receives events */
  readonly 'webhooks.switch': Readonly<Record<'name', string>>
  /** {name} is sent */
  readonly 'webhooks.switchEvent': Readonly<Record<'name', string>>
  /** On */
  readonly 'webhooks.isOn': Record<never, never>
  /** Off */
  readonly 'webhooks.isOff': Record<never, never>
  /** Send a test */
  readonly 'webhooks.sendTest': Record<never, never>
  /** Settings */
  readonly 'webhooks.settings': Record<never, never>
  /** Deliveries */
  readonly 'webhooks.deliveries': Record<never, never>
  /** {count, plural, one {# delivery} other {# deliveries}} */
  readonly 'webhooks.deliveryCount': Readonly<Record<'count', number>>
  /** Add a webhook */
  readonly 'webhooks.createTitle': Record<never, never>
  /** It receives the events that you choose, as they happen. */
  readonly 'webhooks.createLead': Record<never, never>
  /** Name */
  readonly 'webhooks.name': Record<never, never>
  /** Description */
  readonly 'webhooks.description': Record<never, never>
  /** URL */
  readonly 'webhooks.url': Record<never, never>
  /** We send a POST with JSON. It begins with https://. */
  readonly 'webhooks.urlHelp': Record<never, never>
  /** Enter an address that begins with https://. */
  readonly 'webhooks.urlInvalid': Record<never, never>
  /** Secret */
  readonly 'webhooks.secret': Record<never, never>
  /** Signs every call. At least 8 characters, or leave it empty. */
  readonly 'webhooks.secretHelp': Record<never, never>
  /** At least 8 characters. The present one signs until you save. */
  readonly 'webhooks.newSecretHelp': Record<never, never>
  /** Enter at least 8 characters. */
  readonly 'webhooks.secretShort': Record<never, never>
  /** Set */
  readonly 'webhooks.secretSet': Record<never, never>
  /** None */
  readonly 'webhooks.secretNone': Record<never, never>
  /** Calls have the header {header}: a JWT that this secret signs with HS256. */
  readonly 'webhooks.secretCheck': Readonly<Record<'header', string>>
  /** Remove secret */
  readonly 'webhooks.secretRemove': Record<never, never>
  /** Replace */
  readonly 'webhooks.secretReplace': Record<never, never>
  /** Keep the present one */
  readonly 'webhooks.secretKeep': Record<never, never>
  /** Remove */
  readonly 'webhooks.secretDrop': Record<never, never>
  /** Remove the secret? */
  readonly 'webhooks.secretRemoveTitle': Record<never, never>
  /** Calls are no longer signed. A receiver that checks the signature refuses them. */
  readonly 'webhooks.secretRemoveText': Record<never, never>
  /** Active */
  readonly 'webhooks.active': Record<never, never>
  /** Sends events as they happen. */
  readonly 'webhooks.activeHelp': Record<never, never>
  /** Choose what it receives. */
  readonly 'webhooks.eventsHelp': Record<never, never>
  /** Choose at least one event. */
  readonly 'webhooks.eventsMissing': Record<never, never>
  /** Search events */
  readonly 'webhooks.searchEvents': Record<never, never>
  /** {chosen} of {total} */
  readonly 'webhooks.chosen': Readonly<Record<'chosen', string>> & Readonly<Record<'total', string>>
  /** Open {name} */
  readonly 'webhooks.openCategory': Readonly<Record<'name', string>>
  /** Close {name} */
  readonly 'webhooks.closeCategory': Readonly<Record<'name', string>>
  /** No event matches “{text}”. */
  readonly 'webhooks.noMatches': Readonly<Record<'text', string>>
  /** To {url} */
  readonly 'webhooks.testTo': Readonly<Record<'url', string>>
  /** A test is not written to the log. */
  readonly 'webhooks.testNote': Record<never, never>
  /** Event */
  readonly 'webhooks.event': Record<never, never>
  /** Payload */
  readonly 'webhooks.payload': Record<never, never>
  /** Copy payload */
  readonly 'webhooks.copyPayload': Record<never, never>
  /** Response */
  readonly 'webhooks.response': Record<never, never>
  /** Copy response */
  readonly 'webhooks.copyResponse': Record<never, never>
  /** Send */
  readonly 'webhooks.send': Record<never, never>
  /** Send again */
  readonly 'webhooks.sendAgain': Record<never, never>
  /** Sending… */
  readonly 'webhooks.sending': Record<never, never>
  /** Close */
  readonly 'webhooks.close': Record<never, never>
  /** Delivered */
  readonly 'webhooks.delivered': Record<never, never>
  /** Delivered, {status} */
  readonly 'webhooks.deliveredStatus': Readonly<Record<'status', string>>
  /** Failed, {status} */
  readonly 'webhooks.failedStatus': Readonly<Record<'status', string>>
  /** The test failed */
  readonly 'webhooks.testFailed': Record<never, never>
  /** No answer */
  readonly 'webhooks.noAnswer': Record<never, never>
  /** Nothing sent yet */
  readonly 'webhooks.noneSent': Record<never, never>
  /** Deliveries appear here once an event happens. */
  readonly 'webhooks.noneSentText': Record<never, never>
  /** Failing */
  readonly 'webhooks.failing': Record<never, never>
  /** Failing since {moment} */
  readonly 'webhooks.failingSince': Readonly<Record<'moment', string>>
  /** Failing since {moment} or earlier */
  readonly 'webhooks.failingLonger': Readonly<Record<'moment', string>>
  /** {count, plural, one {{host} refused the last delivery, with the status {status}.} other {{host} refused the last # deliveries, the newest with the status {status}.}} Retry once it works again. */
  readonly 'webhooks.failingAnswered': Readonly<Record<'count', number>> & Readonly<Record<'host', string>> & Readonly<Record<'status', string>>
  /** {count, plural, one {{host} did not answer the last delivery.} other {The last # deliveries to {host} failed, the newest without an answer.}} Retry once it works again. */
  readonly 'webhooks.failingUnanswered': Readonly<Record<'count', number>> & Readonly<Record<'host', string>>
  /** Result */
  readonly 'webhooks.result': Record<never, never>
  /** Failed */
  readonly 'webhooks.failed': Record<never, never>
  /** {count, plural, one {# failed} other {# failed}} */
  readonly 'webhooks.failedCount': Readonly<Record<'count', number>>
  /** Tries */
  readonly 'webhooks.tries': Record<never, never>
  /** Sent at */
  readonly 'webhooks.sentAt': Record<never, never>
  /** Answer */
  readonly 'webhooks.answer': Record<never, never>
  /** Duration */
  readonly 'webhooks.duration': Record<never, never>
  /** Delivery ID */
  readonly 'webhooks.deliveryId': Record<never, never>
  /** Details */
  readonly 'webhooks.details': Record<never, never>
  /** Retry */
  readonly 'webhooks.retry': Record<never, never>
  /** Retried */
  readonly 'webhooks.retried': Record<never, never>
  /** Retry failed */
  readonly 'webhooks.retryFailed': Record<never, never>
  /** {count, plural, one {Retry # failed} other {Retry # failed}} */
  readonly 'webhooks.retryMany': Readonly<Record<'count', number>>
  /** Sending again */
  readonly 'webhooks.retryingMany': Record<never, never>
  /** {total, plural, one {{succeeded, number} of # delivery accepted} other {{succeeded, number} of # deliveries accepted}} */
  readonly 'webhooks.acceptedOf': Readonly<Record<'total', number>> & Readonly<Record<'succeeded', number>>
  /** This webhook is gone */
  readonly 'webhooks.gone': Record<never, never>
  /** Goes to */
  readonly 'webhooks.goesTo': Record<never, never>
  /** Nobody yet */
  readonly 'webhooks.nobody': Record<never, never>
  /** Add an event */
  readonly 'webhooks.addEvent': Record<never, never>
  /** We send a mail to these people as it happens. */
  readonly 'webhooks.emailLead': Record<never, never>
  /** We send a text message to these people as it happens. */
  readonly 'webhooks.smsLead': Record<never, never>
  /** Email addresses */
  readonly 'webhooks.emailRecipients': Record<never, never>
  /** Phone numbers */
  readonly 'webhooks.smsRecipients': Record<never, never>
  /** One on each line. */
  readonly 'webhooks.onePerLine': Record<never, never>
  /** Enter at least one email address. */
  readonly 'webhooks.emailMissing': Record<never, never>
  /** Enter at least one phone number. */
  readonly 'webhooks.smsMissing': Record<never, never>
  /** “{text}” is no email address. Enter one like name@company.com. */
  readonly 'webhooks.emailInvalid': Readonly<Record<'text', string>>
  /** “{text}” is no phone number. Enter it with the country code, such as +1 202 555 0142. */
  readonly 'webhooks.smsInvalid': Readonly<Record<'text', string>>
  /** Choose an event. */
  readonly 'webhooks.eventMissing': Record<never, never>
  /** Save */
  readonly 'webhooks.save': Record<never, never>
  /** Its recipients hear of it no more. */
  readonly 'webhooks.eventRemoveText': Record<never, never>
  /** Events by email */
  readonly 'emailEvents.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'emailEvents.lead': Record<never, never>
  /** Add event */
  readonly 'emailEvents.create': Record<never, never>
  /** Search event or address */
  readonly 'emailEvents.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'emailEvents.count': Readonly<Record<'count', number>>
  /** No events by email yet */
  readonly 'emailEvents.empty': Record<never, never>
  /** Add one to tell people when it happens. */
  readonly 'emailEvents.emptyText': Record<never, never>
  /** Edit */
  readonly 'emailEvents.edit': Record<never, never>
  /** View */
  readonly 'emailEvents.show': Record<never, never>
  /** Remove event */
  readonly 'emailEvents.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'emailEvents.removeTitle': Readonly<Record<'name', string>>
  /** Events by SMS */
  readonly 'smsEvents.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'smsEvents.lead': Record<never, never>
  /** Add event */
  readonly 'smsEvents.create': Record<never, never>
  /** Search event or number */
  readonly 'smsEvents.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'smsEvents.count': Readonly<Record<'count', number>>
  /** No events by SMS yet */
  readonly 'smsEvents.empty': Record<never, never>
  /** Add one to tell people when it happens. */
  readonly 'smsEvents.emptyText': Record<never, never>
  /** Edit */
  readonly 'smsEvents.edit': Record<never, never>
  /** View */
  readonly 'smsEvents.show': Record<never, never>
  /** Remove event */
  readonly 'smsEvents.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'smsEvents.removeTitle': Readonly<Record<'name', string>>
  /** Slack */
  readonly 'webhooks.slack': Record<never, never>
  /** Channels */
  readonly 'webhooks.slackChannels': Record<never, never>
  /** Message */
  readonly 'webhooks.slackMessage': Record<never, never>
  /** Leave it empty for the standard message. */
  readonly 'webhooks.slackMessageHelp': Record<never, never>
  /** Standard message */
  readonly 'webhooks.slackStandard': Record<never, never>
  /** We post a message to these channels as it happens. */
  readonly 'webhooks.slackLead': Record<never, never>
  /** Choose at least one channel. */
  readonly 'webhooks.slackMissing': Record<never, never>
  /** Slack isn’t connected */
  readonly 'webhooks.slackOff': Record<never, never>
  /** Once a workspace is connected, its channels can show what happens here. */
  readonly 'webhooks.slackOffText': Record<never, never>
  /** Connect Slack */
  readonly 'webhooks.slackConnect': Record<never, never>
  /** An administrator with the permission to connect Slack has to do it first. */
  readonly 'webhooks.slackOffNoRight': Record<never, never>
  /** The account has no application at Slack. The people who run this service can add one. */
  readonly 'webhooks.slackNoApplication': Record<never, never>
  /** Opening Slack… */
  readonly 'webhooks.slackLeaving': Record<never, never>
  /** Connecting Slack… */
  readonly 'webhooks.slackConnecting': Record<never, never>
  /** Slack is connected */
  readonly 'webhooks.slackConnected': Record<never, never>
  /** Slack wasn’t connected */
  readonly 'webhooks.slackNotConnected': Record<never, never>
  /** Access was refused at Slack. Nothing has changed. */
  readonly 'webhooks.slackDenied': Record<never, never>
  /** This return from Slack wasn’t asked for in this tab for this account. Connect Slack again. */
  readonly 'webhooks.slackInvalid': Record<never, never>
  /** The code from Slack is too old, or was used before. Connect Slack again. */
  readonly 'webhooks.slackExpired': Record<never, never>
  /** We couldn’t load your workspace */
  readonly 'webhooks.slackUnread': Record<never, never>
  /** Its channels show it no more. */
  readonly 'webhooks.slackRemoveText': Record<never, never>
  /** Events in Slack */
  readonly 'slackEvents.title': Record<never, never>
  /** Tell your systems and your people when something happens. */
  readonly 'slackEvents.lead': Record<never, never>
  /** Add event */
  readonly 'slackEvents.create': Record<never, never>
  /** Search event or message */
  readonly 'slackEvents.search': Record<never, never>
  /** {count, plural, one {# event} other {# events}} */
  readonly 'slackEvents.count': Readonly<Record<'count', number>>
  /** No events in Slack yet */
  readonly 'slackEvents.empty': Record<never, never>
  /** Add one to show it in a channel. */
  readonly 'slackEvents.emptyText': Record<never, never>
  /** Edit */
  readonly 'slackEvents.edit': Record<never, never>
  /** View */
  readonly 'slackEvents.show': Record<never, never>
  /** Remove event */
  readonly 'slackEvents.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'slackEvents.removeTitle': Readonly<Record<'name', string>>
  /** Enter a name. */
  readonly 'errors.webhook-name-required': Record<never, never>
  /** Enter an address that begins with https://. */
  readonly 'errors.webhook-url-invalid': Record<never, never>
  /** Enter at least 8 characters. */
  readonly 'errors.webhook-secret-short': Record<never, never>
  /** Choose at least one event. */
  readonly 'errors.webhook-events-required': Record<never, never>
  /** This webhook is gone */
  readonly 'errors.webhook-gone.title': Record<never, never>
  /** Another administrator has deleted it. Add it again to go on. */
  readonly 'errors.webhook-gone': Record<never, never>
  /** Retry failed */
  readonly 'errors.delivery-refused.title': Record<never, never>
  /** The receiver refused it again. Mend the receiver, then retry. */
  readonly 'errors.delivery-refused': Record<never, never>
  /** Check the recipients: one of them can’t be reached. */
  readonly 'errors.recipient-invalid': Record<never, never>
  /** Choose at least one channel. */
  readonly 'errors.slack-channels-required': Record<never, never>
  /** Slack can’t be connected here */
  readonly 'errors.slack-application-missing.title': Record<never, never>
  /** There is no application at Slack for this account yet. */
  readonly 'errors.slack-application-missing': Record<never, never>
  /** This event is gone */
  readonly 'errors.slack-event-gone.title': Record<never, never>
  /** Another administrator has removed it. Add it again to go on. */
  readonly 'errors.slack-event-gone': Record<never, never>
}
