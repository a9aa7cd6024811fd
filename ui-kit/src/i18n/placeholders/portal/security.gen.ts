// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/security`, each with the values it takes. */
export interface SecurityPlaceholders {
  /** Security */
  readonly 'security.title': Record<never, never>
  /** What protects your account, and what to do next. */
  readonly 'security.lead': Record<never, never>
  /** Overview */
  readonly 'security.overview': Record<never, never>
  /** Sign-in */
  readonly 'security.generalSettings': Record<never, never>
  /** Sessions */
  readonly 'security.sessionManagement': Record<never, never>
  /** IP addresses */
  readonly 'security.ipRestrictions': Record<never, never>
  /** Email domains */
  readonly 'security.domainRestrictions': Record<never, never>
  /** We couldn’t load “{part}” */
  readonly 'security.unread': Readonly<Record<'part', string>>
  /** Your settings stay in force. Only this page is missing. */
  readonly 'security.stillWorks': Record<never, never>
  /** Security score: {score, number} of 100 */
  readonly 'security.score': Readonly<Record<'score', number>>
  /** of 100 */
  readonly 'security.scoreOf': Record<never, never>
  /** Strong. */
  readonly 'security.strong': Record<never, never>
  /** Good. */
  readonly 'security.good': Record<never, never>
  /** Fair. */
  readonly 'security.fair': Record<never, never>
  /** Weak. */
  readonly 'security.weak': Record<never, never>
  /** {count, plural, one {# change would make it stronger.} other {# changes would make it stronger.}} */
  readonly 'security.changes': Readonly<Record<'count', number>>
  /** Nothing is left to do. */
  readonly 'security.noChanges': Record<never, never>
  /** {count, plural, one {Worked out from your settings and # person.} other {Worked out from your settings and # people.}} */
  readonly 'security.scoreLead': Readonly<Record<'count', number>>
  /** Check again */
  readonly 'security.again': Record<never, never>
  /** Second step */
  readonly 'security.part.MFA': Record<never, never>
  /** Sessions */
  readonly 'security.part.SESSIONS': Record<never, never>
  /** Passwords */
  readonly 'security.part.PASSWORD': Record<never, never>
  /** Inactive people */
  readonly 'security.part.INACTIVITY': Record<never, never>
  /** Active people */
  readonly 'security.activePeople': Record<never, never>
  /** IP addresses */
  readonly 'security.part.IP': Record<never, never>
  /** Email domains */
  readonly 'security.part.DOMAIN': Record<never, never>
  /** Single sign-on */
  readonly 'security.part.SSO': Record<never, never>
  /** Countries */
  readonly 'security.part.COUNTRY': Record<never, never>
  /** Other */
  readonly 'security.part.other': Record<never, never>
  /** {some, number} of {all, number} */
  readonly 'security.someOf': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** {some, number} of {all, number} active */
  readonly 'security.activeOf': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** {count, plural, one {# leaked} other {# leaked}} */
  readonly 'security.breached': Readonly<Record<'count', number>>
  /** {some, number} of {all, number} not leaked */
  readonly 'security.safeOf': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** None leaked */
  readonly 'security.noneBreached': Record<never, never>
  /** Allow list */
  readonly 'security.allowList': Record<never, never>
  /** Block list */
  readonly 'security.blockList': Record<never, never>
  /** Off */
  readonly 'security.off': Record<never, never>
  /** On */
  readonly 'security.on': Record<never, never>
  /** Do next */
  readonly 'security.doNext': Record<never, never>
  /** {count, number} open */
  readonly 'security.open': Readonly<Record<'count', number>>
  /** All good */
  readonly 'security.allGood': Record<never, never>
  /** You follow every recommendation. */
  readonly 'security.allGoodText': Record<never, never>
  /** Severe */
  readonly 'security.SEVERE': Record<never, never>
  /** Warning */
  readonly 'security.WARNING': Record<never, never>
  /** Info */
  readonly 'security.INFO': Record<never, never>
  /** Ask everyone for a second step */
  readonly 'security.advice.FORCE-MFA': Record<never, never>
  /** Have leaked passwords changed */
  readonly 'security.advice.BREACHED-PASSWORDS-EXIST': Record<never, never>
  /** Lock after several tries */
  readonly 'security.advice.ENABLE-USER-LOCKOUT': Record<never, never>
  /** Lock after fewer tries */
  readonly 'security.advice.STRENGTHEN-USER-LOCKOUT': Record<never, never>
  /** Refuse passwords used before */
  readonly 'security.advice.ENABLE-PASSWORD-HISTORY': Record<never, never>
  /** Remember more old passwords */
  readonly 'security.advice.STRENGTHEN-PASSWORD-HISTORY': Record<never, never>
  /** Sign people out when idle */
  readonly 'security.advice.ENABLE-IDLE-SESSION': Record<never, never>
  /** Sign idle people out sooner */
  readonly 'security.advice.SET-IDLE-SESSION': Record<never, never>
  /** Ask people to sign in again */
  readonly 'security.advice.ENABLE-FORCE-RELOGIN': Record<never, never>
  /** Ask people to sign in again sooner */
  readonly 'security.advice.SET-FORCE-RELOGIN': Record<never, never>
  /** Limit devices */
  readonly 'security.advice.ENABLE-SESSION-CONCURRENCY': Record<never, never>
  /** Allow fewer devices */
  readonly 'security.advice.SET-SESSION-CONCURRENCY': Record<never, never>
  /** Restrict sign-in by IP address */
  readonly 'security.advice.ENABLE-IP-RESTRICTIONS': Record<never, never>
  /** Allow only addresses you know */
  readonly 'security.advice.CHANGE-IP-TO-ALLOWLIST': Record<never, never>
  /** Restrict email domains */
  readonly 'security.advice.ENABLE-DOMAIN-RESTRICTIONS': Record<never, never>
  /** Allow only domains you know */
  readonly 'security.advice.CHANGE-DOMAIN-TO-ALLOWLIST': Record<never, never>
  /** Set up single sign-on */
  readonly 'security.advice.CONFIGURE-SSO': Record<never, never>
  /** Renew a certificate of single sign-on */
  readonly 'security.advice.RENEW-SSO-CERTIFICATE': Record<never, never>
  /** Restrict sign-in by country */
  readonly 'security.advice.ENABLE-COUNTRY-RESTRICTIONS': Record<never, never>
  /** {count, plural, one {# person signs in without one.} other {# people sign in without one.}} */
  readonly 'security.why.mfa': Readonly<Record<'count', number>>
  /** {count, plural, one {# person uses a password from a public leak.} other {# people use a password from a public leak.}} */
  readonly 'security.why.breached': Readonly<Record<'count', number>>
  /** {count, plural, one {We suggest a lock after # try.} other {We suggest a lock after # tries.}} */
  readonly 'security.why.tries': Readonly<Record<'count', number>>
  /** {count, plural, one {We suggest to remember # password.} other {We suggest to remember # passwords.}} */
  readonly 'security.why.history': Readonly<Record<'count', number>>
  /** We suggest {duration} at most. */
  readonly 'security.why.time': Readonly<Record<'duration', string>>
  /** {count, plural, one {We suggest # device for each person.} other {We suggest # devices for each person.}} */
  readonly 'security.why.devices': Readonly<Record<'count', number>>
  /** People can sign in from anywhere. */
  readonly 'security.why.ip': Record<never, never>
  /** Any email address can join. */
  readonly 'security.why.domain': Record<never, never>
  /** A block list stops only those you know of. */
  readonly 'security.why.list': Record<never, never>
  /** People then sign in with their company account. */
  readonly 'security.why.sso': Record<never, never>
  /** {count, plural, one {The certificate of # connection ends within 30 days, or has ended.} other {The certificates of # connections end within 30 days, or have ended.}} */
  readonly 'security.why.certificates': Readonly<Record<'count', number>>
  /** The provider recommends a change that cannot be made here. */
  readonly 'security.why.unknown': Record<never, never>
  /** Change setting */
  readonly 'security.change': Record<never, never>
  /** Change setting: {title} */
  readonly 'security.changeNamed': Readonly<Record<'title', string>>
  /** Set up */
  readonly 'security.setUp': Record<never, never>
  /** Set up: {title} */
  readonly 'security.setUpNamed': Readonly<Record<'title', string>>
  /** How you stand */
  readonly 'security.standing': Record<never, never>
  /** Good */
  readonly 'security.isGood': Record<never, never>
  /** Could be better */
  readonly 'security.couldBeBetter': Record<never, never>
  /** Everyone is asked for one. */
  readonly 'security.insight.MFA-FORCED': Record<never, never>
  /** Everyone is asked for one, except with single sign-on. */
  readonly 'security.insight.PARTIALLY-FORCED-MFA': Record<never, never>
  /** {some, number} of {all, number} people have set one up. */
  readonly 'security.insight.PARTIAL-MFA-USAGE': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** Everyone has set one up. */
  readonly 'security.insight.FULL-MFA-USAGE': Record<never, never>
  /** Passwords can be guessed many times. */
  readonly 'security.insight.IMPROVE-LOCKOUT-POLICY': Record<never, never>
  /** Old passwords come back soon. */
  readonly 'security.insight.IMPROVE-PASSWORD-HISTORY-POLICY': Record<never, never>
  /** Leaked, old and guessed passwords are stopped. */
  readonly 'security.insight.FULL-PASSWORD-SETTINGS': Record<never, never>
  /** Sessions have no limits. */
  readonly 'security.insight.NO-SESSION-SETTINGS': Record<never, never>
  /** {some, number} of {all, number} limits are on. */
  readonly 'security.insight.PARTIAL-SESSION-SETTINGS': Readonly<Record<'some', number>> & Readonly<Record<'all', number>>
  /** All limits are on. */
  readonly 'security.insight.FULL-SESSION-SETTINGS': Record<never, never>
  /** {count, plural, one {Only # entry gets in.} other {Only # entries get in.}} */
  readonly 'security.insight.allowed': Readonly<Record<'count', number>>
  /** {count, plural, one {# entry is kept out.} other {# entries are kept out.}} */
  readonly 'security.insight.blocked': Readonly<Record<'count', number>>
  /** People to check */
  readonly 'security.people': Record<never, never>
  /** With a leaked password */
  readonly 'security.preset.breached-passwords': Record<never, never>
  /** Without a second step */
  readonly 'security.preset.mfa-unenrolled': Record<never, never>
  /** Not seen for 90 days */
  readonly 'security.preset.inactive': Record<never, never>
  /** No leaked passwords */
  readonly 'security.empty.breached-passwords': Record<never, never>
  /** Everyone has a second step */
  readonly 'security.empty.mfa-unenrolled': Record<never, never>
  /** Everyone was here in the last 90 days */
  readonly 'security.empty.inactive': Record<never, never>
  /** User */
  readonly 'security.user': Record<never, never>
  /** Signs in with */
  readonly 'security.signsInWith': Record<never, never>
  /** Last seen */
  readonly 'security.lastSeen': Record<never, never>
  /** Never */
  readonly 'security.never': Record<never, never>
  /** Never signed in */
  readonly 'security.neverSignedIn': Record<never, never>
  /** Here now */
  readonly 'security.hereNow': Record<never, never>
  /** Password or code */
  readonly 'security.provider.local': Record<never, never>
  /** Single sign-on */
  readonly 'security.provider.saml': Record<never, never>
  /** Directory */
  readonly 'security.provider.scim2': Record<never, never>
  /** View details */
  readonly 'security.details': Record<never, never>
  /** Send password reset */
  readonly 'security.resetPassword': Record<never, never>
  /** Password reset sent to {email} */
  readonly 'security.resetSent': Readonly<Record<'email', string>>
  /** Send resets to all */
  readonly 'security.resetAll': Record<never, never>
  /** Send a password reset to all of them? */
  readonly 'security.resetAllTitle': Record<never, never>
  /** Everyone with a leaked password gets an email to choose a new one. */
  readonly 'security.resetAllText': Record<never, never>
  /** Password resets sent */
  readonly 'security.resetAllSent': Record<never, never>
  /** Second step */
  readonly 'security.mfa': Record<never, never>
  /** People without one set it up at the next sign-in. */
  readonly 'security.mfaHelp': Record<never, never>
  /** Let each person choose */
  readonly 'security.DontForce': Record<never, never>
  /** Ask everyone but single sign-on */
  readonly 'security.ForceExceptSAML': Record<never, never>
  /** Their identity provider asks already. */
  readonly 'security.exceptHelp': Record<never, never>
  /** Ask everyone */
  readonly 'security.Force': Record<never, never>
  /** Your application asks for more than this. */
  readonly 'security.tooWeak': Record<never, never>
  /** {count, plural, one {# person has none now.} other {# people have none now.}} */
  readonly 'security.mfaMeets': Readonly<Record<'count', number>>
  /** See them */
  readonly 'security.mfaSee': Record<never, never>
  /** Needed from */
  readonly 'security.mfaBegins': Record<never, never>
  /** The next sign-in */
  readonly 'security.mfaAtOnce': Record<never, never>
  /** {count, plural, one {In # day} other {In # days}} */
  readonly 'security.mfaInDays': Readonly<Record<'count', number>>
  /** Nobody can sign in without one from then on. */
  readonly 'security.mfaAtOnceHelp': Record<never, never>
  /** Until {date}, people are asked at each sign-in and may answer “Not now”. */
  readonly 'security.mfaLaterHelp': Readonly<Record<'date', string>>
  /** {choice}, from {date} */
  readonly 'security.mfaFrom': Readonly<Record<'choice', string>> & Readonly<Record<'date', string>>
  /** Lockout */
  readonly 'security.userLockout': Record<never, never>
  /** After wrong passwords in a row. */
  readonly 'security.userLockoutHelp': Record<never, never>
  /** Tries */
  readonly 'security.tries': Record<never, never>
  /** Old passwords */
  readonly 'security.passwordHistory': Record<never, never>
  /** A new password has to differ from them. */
  readonly 'security.passwordHistoryHelp': Record<never, never>
  /** Passwords to remember */
  readonly 'security.remember': Record<never, never>
  /** Rotation */
  readonly 'security.passwordRotation': Record<never, never>
  /** A long, unique password protects better than a new one. */
  readonly 'security.passwordRotationHelp': Record<never, never>
  /** Ask for a new password */
  readonly 'security.rotate': Record<never, never>
  /** Days until then */
  readonly 'security.rotationDays': Record<never, never>
  /** Your application sets this. */
  readonly 'security.fixed': Record<never, never>
  /** {count, plural, one {Your application asks for one after # day at most.} other {Your application asks for one after # days at most.}} */
  readonly 'security.longest': Readonly<Record<'count', number>>
  /** Choose from {min, number} to {max, number}. */
  readonly 'security.range': Readonly<Record<'min', number>> & Readonly<Record<'max', number>>
  /** {count, plural, one {After # try} other {After # tries}} */
  readonly 'security.afterTries': Readonly<Record<'count', number>>
  /** {count, plural, one {The last password} other {The last # passwords}} */
  readonly 'security.lastPasswords': Readonly<Record<'count', number>>
  /** Set by your application */
  readonly 'security.ofVendor': Record<never, never>
  /** Ways to sign in */
  readonly 'security.waysIn': Record<never, never>
  /** Password */
  readonly 'security.way.EmailAndPassword': Record<never, never>
  /** Link by email */
  readonly 'security.way.MagicLink': Record<never, never>
  /** Code by email */
  readonly 'security.way.Code': Record<never, never>
  /** Code by text message */
  readonly 'security.way.SmsCode': Record<never, never>
  /** Single sign-on */
  readonly 'security.way.NoLocalAuthentication': Record<never, never>
  /** Passkey */
  readonly 'security.way.Passkeys': Record<never, never>
  /** Password length */
  readonly 'security.passwordLength': Record<never, never>
  /** {min, number} to {max, number} characters */
  readonly 'security.characters': Readonly<Record<'min', number>> & Readonly<Record<'max', number>>
  /** Captcha */
  readonly 'security.captcha': Record<never, never>
  /** Idle time */
  readonly 'security.idleSessionTimeout': Record<never, never>
  /** People see a warning a minute before. */
  readonly 'security.idleSessionTimeoutHelp': Record<never, never>
  /** Sign out when idle */
  readonly 'security.signOutIdle': Record<never, never>
  /** Longest session */
  readonly 'security.forceReLogin': Record<never, never>
  /** Counts from the last sign-in, even while people are active. */
  readonly 'security.forceReLoginHelp': Record<never, never>
  /** Ask to sign in again */
  readonly 'security.signInAgain': Record<never, never>
  /** Devices at once */
  readonly 'security.maximumConcurrentSessions': Record<never, never>
  /** For each person. One more signs the oldest out. */
  readonly 'security.maximumConcurrentSessionsHelp': Record<never, never>
  /** Limit devices */
  readonly 'security.limitDevices': Record<never, never>
  /** Devices */
  readonly 'security.devices': Record<never, never>
  /** Duration */
  readonly 'security.duration': Record<never, never>
  /** Unit */
  readonly 'security.unit': Record<never, never>
  /** minutes */
  readonly 'security.minutes': Record<never, never>
  /** hours */
  readonly 'security.hours': Record<never, never>
  /** days */
  readonly 'security.days': Record<never, never>
  /** Choose from one minute to one year. */
  readonly 'security.durationRange': Record<never, never>
  /** Set up your own second step first */
  readonly 'security.guardTitle': Record<never, never>
  /** You have none yet, so your next sign-in would stop there. It takes a minute. */
  readonly 'security.guardText': Record<never, never>
  /** Set mine up and save */
  readonly 'security.guardConfirm': Record<never, never>
  /** Don’t save yet */
  readonly 'security.guardKeep': Record<never, never>
  /** Your second step is set up, and your changes are saved */
  readonly 'security.guardSaved': Record<never, never>
  /** Nobody could set up a second step */
  readonly 'security.noStepTitle': Record<never, never>
  /** Your application offers none, so everyone would be shut out. Nothing was saved. */
  readonly 'security.noStepText': Record<never, never>
  /** That’s weaker than your application asks for */
  readonly 'errors.weaker-than-vendor.title': Record<never, never>
  /** Choose a stronger setting. */
  readonly 'errors.weaker-than-vendor': Record<never, never>
  /** A part is saved, the rest is not */
  readonly 'errors.security-partly-saved.title': Record<never, never>
  /** Your changes are still here. Save again to send the rest. */
  readonly 'errors.security-partly-saved': Record<never, never>
}
