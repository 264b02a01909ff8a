/** docs/payments.md 4.4. A form opens the hosted page in an overlay, so that no address contains the token. */
export const checkoutScript = `(() => {
  const home = new URL('../../../', document.currentScript.src);
  const mid = decodeURIComponent(document.currentScript.src.split('/').pop().replace(/[.]js.*$/, ''));
  let config, overlay, before, ready = false;
  const waiting = [];

  const isPlain = (handler) => Object.prototype.toString.call(handler) === '[object Function]';
  const problemOf = ({ data, handler = {} } = {}) => {
    if (!data || !data.orderId || !data.token || data.tokenType !== 'TXN_TOKEN' || !data.amount) return 'data is not complete';
    const odd = ['notifyMerchant', 'transactionStatus'].find((name) => handler[name] && !isPlain(handler[name]));
    return odd && 'handler.' + odd + ' should be of function type';
  };
  const tell = (name, value) => { if (config.handler && config.handler[name]) config.handler[name](...value); };

  function post(url, target, fields) {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: url, target });
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }

  function open() {
    before = document.activeElement;
    overlay = document.createElement('div');
    Object.assign(overlay, { id: 'paytm-checkoutjs' });
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Paytm');
    Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '2147483647', display: 'grid', placeItems: 'center', background: 'rgb(0 0 0 / 60%)' });
    const frame = Object.assign(document.createElement('iframe'), { name: 'paytm-checkout', title: 'Payment' });
    const isWide = innerWidth > 560;
    Object.assign(frame.style, { width: isWide ? '520px' : '100%', height: isWide ? 'min(100% - 48px, 860px)' : '100%', border: '0', borderRadius: isWide ? '16px' : '0', background: '#fff' });
    overlay.append(frame);
    document.body.append(overlay);
    document.documentElement.style.overflow = 'hidden';
    const { orderId, token: txnToken } = config.data;
    const query = new URLSearchParams({ mid, orderId });
    post(new URL('theia/api/v1/showPaymentPage?' + query, home).href, frame.name, { mid, orderId, txnToken, overlay: 'yes' });
    frame.focus();
  }

  function close() {
    if (!overlay) return;
    overlay.remove();
    overlay = undefined;
    document.documentElement.style.overflow = '';
    if (before && before.focus) before.focus();
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (!overlay || origin !== home.origin || source !== overlay.firstChild.contentWindow) return;
    if (data.event !== 'FINISHED') {
      close();
      tell('notifyMerchant', [data.event, {}]);
    } else if (config.merchant && config.merchant.redirect === false) {
      tell('transactionStatus', [data.fields]);
    } else {
      post(data.callbackUrl, '_self', data.fields);
    }
  });

  const CheckoutJS = {
    init: async (given) => {
      const problem = problemOf(given);
      if (problem) throw new Error(problem);
      config = given;
    },
    invoke: () => {
      if (!config) throw new Error('CheckoutJS is not initialised');
      if (!overlay) open();
    },
    close,
    onLoad: (listener) => { if (!ready) waiting.push(listener); },
  };
  window.Paytm = { ...window.Paytm, CheckoutJS };
  document.currentScript.addEventListener('load', () => {
    ready = true;
    for (const listener of waiting) listener();
  });
})();
`;
