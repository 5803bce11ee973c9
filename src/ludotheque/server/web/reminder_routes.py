"""The routes of reminders: how somebody wants to be told, and the calendar of their deadlines."""

import asyncio

from fastapi import APIRouter, Request, Response

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.scene import Text
from ludotheque.server.lobby.courier import read_place
from ludotheque.server.lobby.reminders import LONGEST_ZONE, MOST_FAILURES, zone_named
from ludotheque.server.lobby.web_push import check_keys
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.reminders import Device, Wish
from ludotheque.server.views.catalogue import checked_language, say
from ludotheque.server.web.rate_limits import RateLimits
from ludotheque.server.web.requests import body, house_address, json, lobby, somebody, to
from ludotheque.server.wire.reminders import PushDevice, Reminder, RemindersTold, RemindersWish

router = APIRouter()
HOURS = range(24)
MOST_DEVICES = 10


class BadWish(LudothequeError):
    """Something that nobody can be told by."""


@router.get("/api/me/reminders")
async def reminders(request: Request) -> Response:
    return await _told(request, await somebody(request))


@router.put("/api/me/reminders")
async def wish(request: Request) -> Response:
    wanted = await body(request, RemindersWish)
    person = await somebody(request)
    _check(wanted)
    before = await _wish(request, person)
    kept = before._replace(**{name: getattr(wanted, name) for name in wanted.__struct_fields__})
    if wanted.webhook and (wanted.webhook != before.webhook):
        limits: RateLimits = request.app.state.limits
        limits.check_trial(request)
        await _try(request, kept)
    if wanted.webhook != before.webhook:
        kept = kept._replace(failures=0)
    await lobby(request).store.reminders.keep(kept)
    return await _told(request, person)


@router.post("/api/me/reminders/calendar")
async def calendar(request: Request) -> Response:
    person = await somebody(request)
    before = await _wish(request, person)
    await lobby(request).store.reminders.keep(before._replace(calendar=abs(before.calendar) + 1))
    return await _told(request, person)


@router.delete("/api/me/reminders/calendar")
async def no_calendar(request: Request) -> Response:
    person = await somebody(request)
    before = await _wish(request, person)
    await lobby(request).store.reminders.keep(before._replace(calendar=-abs(before.calendar)))
    return await _told(request, person)


@router.put("/api/me/reminders/device")
async def device(request: Request) -> Response:
    wanted = await body(request, PushDevice)
    person = await somebody(request)
    read_place(wanted.endpoint)
    check_keys(wanted.p256dh, wanted.auth)
    store = lobby(request).store.reminders
    others = [one for one in await asyncio.to_thread(store.devices, person.id) if one.device != person.device]
    if len(others) >= MOST_DEVICES:
        raise BadWish(f"expected at most {MOST_DEVICES} devices, got one more")
    await store.keep(await _wish(request, person))
    await store.add_device(Device(person.id, person.device, wanted.endpoint, wanted.p256dh, wanted.auth))
    return await _told(request, person)


@router.delete("/api/me/reminders/device")
async def no_device(request: Request) -> Response:
    person = await somebody(request)
    await lobby(request).store.reminders.forget_device(Device(person.id, person.device, "", "", ""))
    return await _told(request, person)


@router.get("/calendar/{address}.ics", include_in_schema=False)
async def feed(request: Request, address: str) -> Response:
    found = await lobby(request).reminders.deadlines(address, house_address(request))
    if found is None:
        return json({"error": "there is no calendar here"}, 404)
    headers = {"Cache-Control": "private, no-store"}
    return Response(found, media_type="text/calendar; charset=utf-8", headers=headers)


def _check(wanted: RemindersWish) -> None:
    if wanted.quiet_from not in HOURS or wanted.quiet_until not in HOURS:
        raise BadWish(f"expected quiet hours from 0 to 23, got {wanted.quiet_from} and {wanted.quiet_until}")
    if zone_named(wanted.zone) is None or len(wanted.zone) > LONGEST_ZONE:
        raise BadWish(f"expected a time zone such as Europe/Paris, got {wanted.zone[:40]!r}")
    if wanted.webhook:
        read_place(wanted.webhook)


async def _try(request: Request, kept: Wish) -> None:
    """Send a first message: an address that does not take it is none."""
    told = say(Text("reminder-trial"), kept.language)
    if not await lobby(request).reminders.post(kept.webhook, Reminder(told, told, "/me", [])):
        raise BadWish("expected an address that takes messages, got one that refuses them")


async def _wish(request: Request, person: Person) -> Wish:
    """Find how somebody is told, and note where they have found the house and which language they speak."""
    found = await asyncio.to_thread(lobby(request).store.reminders.wish, person.id)
    language = checked_language(request.query_params.get("language", found.language))
    return found._replace(language=language, house=house_address(request))


async def _told(request: Request, person: Person) -> Response:
    house = lobby(request)
    found = await asyncio.to_thread(house.store.reminders.wish, person.id)
    devices = await asyncio.to_thread(house.store.reminders.devices, person.id)
    address = house.reminders.address(person, found)
    told = RemindersTold(
        found.webhook,
        not found.webhook and found.failures >= MOST_FAILURES,
        f"/calendar/{address}.ics" if address else "",
        found.zone,
        found.quiet_from,
        found.quiet_until,
        len(devices),
        any(one.device == person.device for one in devices),
        house.reminders.sender.public,
    )
    return to(request, person, told)
