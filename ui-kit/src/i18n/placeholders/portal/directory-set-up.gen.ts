// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/directory-set-up`, each with the values it takes. */
export interface DirectorySetUpPlaceholders {
  /** New connection */
  readonly 'directorySetUp.newTitle': Record<never, never>
  /** Connect {name} */
  readonly 'directorySetUp.title': Readonly<Record<'name', string>>
  /** Leave for now */
  readonly 'directorySetUp.leave': Record<never, never>
  /** Have you stored the token? */
  readonly 'directorySetUp.leaveTitle': Record<never, never>
  /** It is shown here once. If you leave without it, you have to replace it. */
  readonly 'directorySetUp.leaveText': Record<never, never>
  /** It is shown here once. If you leave without it, you have to add a new connection. */
  readonly 'directorySetUp.leaveTextFinal': Record<never, never>
  /** I’ve stored it */
  readonly 'directorySetUp.leaveConfirm': Record<never, never>
  /** Stay */
  readonly 'directorySetUp.stay': Record<never, never>
  /** Choice */
  readonly 'directorySetUp.directory.label': Record<never, never>
  /** Where people are kept */
  readonly 'directorySetUp.directory.note': Record<never, never>
  /** Where does your company keep its people? */
  readonly 'directorySetUp.directory.title': Record<never, never>
  /** We show the steps in that directory’s own words. */
  readonly 'directorySetUp.directory.lead': Record<never, never>
  /** The directory and the name stay as they are. For another directory, add a connection. */
  readonly 'directorySetUp.directory.fixed': Record<never, never>
  /** Apps that Google lists */
  readonly 'directorySetUp.google': Record<never, never>
  /** Turn it on */
  readonly 'directorySetUp.app.label': Record<never, never>
  /** In {directory} */
  readonly 'directorySetUp.app.note': Readonly<Record<'directory', string>>
  /** Turn on provisioning in {directory} */
  readonly 'directorySetUp.app.title': Readonly<Record<'directory', string>>
  /** Turn on provisioning in your directory */
  readonly 'directorySetUp.app.titleOther': Record<never, never>
  /** About five minutes. Keep this tab open. */
  readonly 'directorySetUp.app.lead': Record<never, never>
  /** I’ve turned it on */
  readonly 'directorySetUp.app.next': Record<never, never>
  /** Steps for */
  readonly 'directorySetUp.app.which': Record<never, never>
  /** In the Okta admin console, open Applications and your app. Under General, edit App Settings and choose SCIM for Provisioning. */
  readonly 'directorySetUp.app.open.okta': Record<never, never>
  /** Open Provisioning, then Integration, and choose Edit. Choose HTTP Header and paste these values. */
  readonly 'directorySetUp.app.paste.okta': Record<never, never>
  /** Choose Test Connector Configuration, then Save. Under To App, turn on Create Users, Update User Attributes and Deactivate Users. */
  readonly 'directorySetUp.app.turnOn.okta': Record<never, never>
  /** Assign one person under Assignments, to try it. Choose groups under Push Groups. */
  readonly 'directorySetUp.app.assign.okta': Record<never, never>
  /** In the Entra admin center, open Enterprise applications and your app. Open Provisioning and choose Automatic as its mode. */
  readonly 'directorySetUp.app.open.entra': Record<never, never>
  /** Open Admin Credentials and paste these values. */
  readonly 'directorySetUp.app.paste.entra': Record<never, never>
  /** Choose Test Connection, then Save. Set Provisioning Status to On. */
  readonly 'directorySetUp.app.turnOn.entra': Record<never, never>
  /** Assign people and groups under Users and groups. Provision on demand brings one at once; the first cycle takes up to 40 minutes. */
  readonly 'directorySetUp.app.assign.entra': Record<never, never>
  /** In the Google Admin console, open Apps, then Web and mobile apps, and your app. Only apps that Google lists have Auto-provisioning. */
  readonly 'directorySetUp.app.open.google': Record<never, never>
  /** Choose Configure auto-provisioning and paste these values. */
  readonly 'directorySetUp.app.paste.google': Record<never, never>
  /** Map Username to userName and to emails. Choose the groups whose members come, and when those who leave are removed. */
  readonly 'directorySetUp.app.turnOn.google': Record<never, never>
  /** Turn User access on for one person, to try it. Then switch auto-provisioning to Active. */
  readonly 'directorySetUp.app.assign.google': Record<never, never>
  /** In your directory, open the app and its provisioning by SCIM 2.0. */
  readonly 'directorySetUp.app.open.other': Record<never, never>
  /** Choose a bearer token as its sign-in, and paste these values. */
  readonly 'directorySetUp.app.paste.other': Record<never, never>
  /** Map userName to the email address, and let the directory create, update and deactivate people. */
  readonly 'directorySetUp.app.turnOn.other': Record<never, never>
  /** Assign one person, to try it. Then choose groups, if the directory sends them. */
  readonly 'directorySetUp.app.assign.other': Record<never, never>
  /** Copy it now: we show it once. {end} */
  readonly 'directorySetUp.app.once': Readonly<Record<'end', string>>
  /** It has no end. */
  readonly 'directorySetUp.app.noEnd': Record<never, never>
  /** It ends on {date}. */
  readonly 'directorySetUp.app.ends': Readonly<Record<'date', string>>
  /** The token was shown once */
  readonly 'directorySetUp.app.tokenGone': Record<never, never>
  /** If it is lost, replace it. You then see until when the former one is accepted. */
  readonly 'directorySetUp.app.tokenGoneText': Record<never, never>
  /** If it is lost, remove this connection and add a new one. */
  readonly 'directorySetUp.app.tokenGoneFinal': Record<never, never>
  /** People arrive */
  readonly 'directorySetUp.people.label': Record<never, never>
  /** You see them live */
  readonly 'directorySetUp.people.note': Record<never, never>
  /** People and groups arrive here */
  readonly 'directorySetUp.people.title': Record<never, never>
  /** This page follows {directory} by itself. */
  readonly 'directorySetUp.people.lead': Readonly<Record<'directory', string>>
  /** Waiting for the first call */
  readonly 'directorySetUp.people.waiting': Record<never, never>
  /** Assign one person in {directory}, or start its provisioning. You need not reload this page. */
  readonly 'directorySetUp.people.waitingText': Readonly<Record<'directory', string>>
  /** {count, plural, =0 {No person has come yet} one {# person has come} other {# people have come}} */
  readonly 'directorySetUp.people.came': Readonly<Record<'count', number>>
  /** Continue later */
  readonly 'directorySetUp.people.later': Record<never, never>
  /** Roles */
  readonly 'directorySetUp.groups.label': Record<never, never>
  /** By group */
  readonly 'directorySetUp.groups.note': Record<never, never>
  /** What may people from {directory} do here? */
  readonly 'directorySetUp.groups.title': Readonly<Record<'directory', string>>
  /** Each person has the default roles. A group can give more. */
  readonly 'directorySetUp.groups.lead': Record<never, never>
  /** Finish */
  readonly 'directorySetUp.finish.label': Record<never, never>
  /** A last check */
  readonly 'directorySetUp.finish.note': Record<never, never>
  /** {name} is connected */
  readonly 'directorySetUp.finish.title': Readonly<Record<'name', string>>
  /** {name} is ready and waits for its first call */
  readonly 'directorySetUp.finish.waitingTitle': Readonly<Record<'name', string>>
  /** From now on people come, change and go with the directory. */
  readonly 'directorySetUp.finish.lead': Record<never, never>
  /** Open the connection */
  readonly 'directorySetUp.finish.open': Record<never, never>
  /** {directory} calls */
  readonly 'directorySetUp.finish.calls': Readonly<Record<'directory', string>>
  /** Last change {date} */
  readonly 'directorySetUp.finish.lastCall': Readonly<Record<'date', string>>
  /** Not yet. Turn provisioning on there. */
  readonly 'directorySetUp.finish.noCall': Record<never, never>
  /** They get access at once. */
  readonly 'directorySetUp.finish.access': Record<never, never>
  /** To do */
  readonly 'directorySetUp.finish.todo': Record<never, never>
}
