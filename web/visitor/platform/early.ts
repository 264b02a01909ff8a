import { WORKER } from '#web/shared/worker-rules.ts';

/**
 * Scripts of a line each that run in the head of a page, before anything is seen and long before React is there. They come
 * in the document itself, below its nonce.
 */

/** Stands where the server puts the address of remembered-list.ts (server/kernel/http/pages/web.ts). */
const LATER_SCRIPT = '__LATER_SCRIPT__';

/**
 * Makes − and + count until React listens (live.tsx), in the field itself: there it is seen, posted by the browser's own
 * form, and taken over like anything that was typed.
 */
export const EARLY_TAPS = `document.addEventListener('click',e=>{let b=e.target.closest('#live:not([data-on]) .stepper button'),i=b&&b.parentNode.querySelector('input');if(i){e.stopPropagation();i.value=Math.max(0,Math.min(i.max,(+i.value||0)+(b==i.nextElementSibling?1:-1)))}},true);`;

/**
 * Shows the button "Near me" where the browser can say where it is, asks it on a press alone, and sends the form of the search with
 * the answer to a tenth of a degree. A refusal is told.
 */
export const EARLY_NEAR = `if(navigator.geolocation)document.documentElement.classList.add('near');document.addEventListener('click',e=>{let b=e.target.closest('#near-me'),n=b&&b.form.elements.near;if(n){b.disabled=true;navigator.geolocation.getCurrentPosition(({coords:c})=>{n.value=c.latitude.toFixed(1)+','+c.longitude.toFixed(1);n.disabled=false;n.form.submit()},()=>{b.disabled=false;document.getElementById('not-near').hidden=false},{timeout:10000,maximumAge:600000})}});`;

/**
 * Takes what was typed along to the same page in another language, in this tab alone and for that one page, which takes it over like
 * anything that was typed before React listens (live.tsx). A browser that keeps nothing begins anew. A form that came back asks
 * for another language by itself, whatever React would make of it.
 */
export const EARLY_LANGUAGE = `{let d=document,f=()=>[...d.querySelectorAll('main input:not([type=hidden])')];d.addEventListener('click',e=>{if(e.target.closest('.languages a'))try{sessionStorage.typed=JSON.stringify([location.pathname,f().map(i=>[i.name,i.value,i.checked])])}catch{}});d.addEventListener('submit',e=>{if(e.submitter&&e.submitter.name=='only')e.stopPropagation()},true);d.addEventListener('readystatechange',()=>{try{let[p,t]=JSON.parse(sessionStorage.typed);sessionStorage.removeItem('typed');if(p==location.pathname)f().forEach(i=>t.forEach(([n,v,c])=>{if(n==i.name)i.type!='radio'?i.value=v:c&&v==i.value&&(i.checked=c)}))}catch{}},{once:true})}`;

/**
 * Registers the service worker for pages of this kind, once this one is there. It keeps what says this (web/shared/worker-rules.ts).
 * Old televisions must read it.
 */
export const EARLY_KEEPING = `if('serviceWorker'in navigator)addEventListener('load',function(){navigator.serviceWorker.register('${WORKER}',{scope:/^\\/\\w+\\/?/.exec(location.pathname)[0]}).catch(function(){})});`;

/**
 * Where this phone remembers something of the place, or on a page of no place anything: keeps room for so many, and loads the
 * list.
 */
export const EARLY_MEMORY = `try{let n=(localStorage.bookings||'').split(/\\w{26}/.exec(location.pathname)||'"kind"').length-1,r=document.documentElement;if(n){r.classList.add('remembers');r.style.setProperty('--kept',n);import('${LATER_SCRIPT}').catch(()=>0)}}catch{}`;
