// Runs before React loads (`entry` in webpack.config.ts). In Firefox, leaving a page with Back or a link drops the messages that its MessageChannels have
// not delivered yet, although the page itself is kept and shown again. React's scheduler waits for such a message, and
// would wait forever: no message, no rendering. It opens the first channel; send it one more message on return. React
// ignores it when nothing is scheduled.
const Channel = window.MessageChannel;

window.MessageChannel = class extends Channel {
  constructor() {
    super();
    window.MessageChannel = Channel;
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.port2.postMessage(null);
    });
  }
};
